//! Dependencies between the files of a crate, read from the syntax with the path resolution of the
//! compiler: through modules, imports and re-exports. Test-only code is ignored.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};

use crate::architecture::read;

/// A crate as files and the uses between them.
#[derive(Default)]
pub struct SourceGraph {
    modules: Vec<Module>,
    /// Paths in the code of each file, with the module that contains them.
    named: Vec<(usize, Vec<String>)>,
    /// Types and traits that are visible outside their module, with their files.
    pub types: Vec<(String, PathBuf)>,
}

#[derive(Default)]
struct Module {
    file: PathBuf,
    parent: usize,
    children: HashMap<String, usize>,
    items: BTreeSet<String>,
    /// Local name and the path that it refers to.
    imports: HashMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

/// Target of a path.
enum Target {
    Module(usize),
    Item(PathBuf),
}

const ROOT: usize = 0;
/// Maximum depth of re-exports, for paths that lead back to themselves.
const MAX_REEXPORT_DEPTH: usize = 20;

impl SourceGraph {
    /// Reads a crate from its root, such as `src/lib.rs`.
    pub fn from_crate(root: &Path) -> Self {
        let mut graph = Self::default();
        graph.modules.push(Module { file: root.to_owned(), ..Module::default() });
        graph.add_file(root, ROOT, root.parent().expect("a folder"));
        graph
    }

    /// Maps each file to the files that define the items it uses.
    pub fn uses(&self) -> BTreeMap<&Path, BTreeSet<PathBuf>> {
        let mut uses: BTreeMap<&Path, BTreeSet<PathBuf>> = BTreeMap::new();
        for (module, path) in &self.named {
            let from = self.modules[*module].file.as_path();
            if let Some(Target::Item(to)) = self.resolve(*module, path, 0)
                && to != from
            {
                uses.entry(from).or_default().insert(to);
            }
        }
        uses
    }

    fn add_file(&mut self, file: &Path, module: usize, folder: &Path) {
        let syntax = syn::parse_file(&read(file)).expect("a source that compiles");
        self.add_items(&syntax.items, module, folder);
    }

    fn add_items(&mut self, items: &[syn::Item], module: usize, folder: &Path) {
        for item in items.iter().filter(|item| !is_for_tests(attributes(item))) {
            if let syn::Item::Mod(inner) = item {
                self.add_module(inner, module, folder);
                continue;
            }
            if let Some((name, visibility)) = definition(item) {
                self.modules[module].items.insert(name.clone());
                let is_type = !matches!(
                    item,
                    syn::Item::Fn(_)
                        | syn::Item::Const(_)
                        | syn::Item::Static(_)
                        | syn::Item::Macro(_)
                );
                if is_type && !matches!(visibility, syn::Visibility::Inherited) {
                    self.types.push((name, self.modules[module].file.clone()));
                }
            }
            let mut paths = Paths { graph: self, module };
            paths.visit_item(item);
        }
    }

    fn add_module(&mut self, inner: &syn::ItemMod, parent: usize, folder: &Path) {
        let name = inner.ident.to_string();
        let below = folder.join(&name);
        let flat = folder.join(format!("{name}.rs"));
        let file = match &inner.content {
            Some(_) => self.modules[parent].file.clone(),
            None if flat.exists() => flat,
            None => below.join("mod.rs"),
        };
        let module = self.modules.len();
        self.modules.push(Module { file: file.clone(), parent, ..Module::default() });
        self.modules[parent].children.insert(name, module);
        match &inner.content {
            Some((_, items)) => self.add_items(items, module, &below),
            None => self.add_file(&file, module, &below),
        }
    }

    fn resolve(&self, module: usize, path: &[String], depth: usize) -> Option<Target> {
        if depth > MAX_REEXPORT_DEPTH {
            return None;
        }
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => Target::Module(ROOT),
            "self" => Target::Module(module),
            "super" => Target::Module(self.modules[module].parent),
            name => self.member(module, name, !rest.is_empty(), depth)?,
        };
        rest.iter().zip(1..).try_fold(start, |at, (name, place)| match at {
            // A constructor, a variant or an associated item is defined with its type.
            Target::Item(_) => Some(at),
            Target::Module(at) if name == "super" => Some(Target::Module(self.modules[at].parent)),
            Target::Module(at) => self.member(at, name, place < rest.len(), depth),
        })
    }

    fn member(
        &self,
        module: usize,
        name: &str,
        has_more_segments: bool,
        depth: usize,
    ) -> Option<Target> {
        let here = &self.modules[module];
        // A function can have the same name as a module, but only the module has children.
        if let Some(child) =
            here.children.get(name).filter(|_| has_more_segments || !here.items.contains(name))
        {
            return Some(Target::Module(*child));
        }
        if here.items.contains(name) {
            return Some(Target::Item(here.file.clone()));
        }
        if let Some(path) = here.imports.get(name) {
            return self.resolve(module, path, depth + 1);
        }
        here.globs.iter().find_map(|glob| match self.resolve(module, glob, depth + 1)? {
            Target::Module(at) if at != module => {
                self.member(at, name, has_more_segments, depth + 1)
            }
            _ => None,
        })
    }
}

/// Collects the paths and the imports of an item.
struct Paths<'a> {
    graph: &'a mut SourceGraph,
    module: usize,
}

impl Paths<'_> {
    fn import(&mut self, before: &[String], tree: &syn::UseTree, is_public: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.import(&with(&path.ident), &path.tree, is_public),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.import(before, tree, is_public));
            }
            syn::UseTree::Glob(_) => {
                self.graph.modules[self.module].globs.push(before.to_vec());
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                self.bind(before.last().cloned(), before.to_vec(), is_public);
            }
            syn::UseTree::Name(name) => {
                self.bind(Some(name.ident.to_string()), with(&name.ident), is_public);
            }
            syn::UseTree::Rename(renamed) => {
                self.bind(Some(renamed.rename.to_string()), with(&renamed.ident), is_public);
            }
        }
    }

    /// A module's re-export of its children does not count as a use.
    fn bind(&mut self, name: Option<String>, path: Vec<String>, is_public: bool) {
        if !is_public {
            self.graph.named.push((self.module, path.clone()));
        }
        if let Some(name) = name.filter(|name| path.len() > 1 || path[0] != *name) {
            self.graph.modules[self.module].imports.insert(name, path);
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_use(&mut self, import: &'ast syn::ItemUse) {
        let is_public = !matches!(import.vis, syn::Visibility::Inherited);
        self.import(&[], &import.tree, is_public);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.graph.named.push((self.module, names));
        visit::visit_path(self, path);
    }

    /// The arguments of a macro are scanned as tokens: `crate::a::B` in them counts as a path.
    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        visit::visit_macro(self, invocation);
        let text = invocation.tokens.to_string().replace(" :: ", "::");
        let words = text
            .split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'));
        for word in words {
            let names: Vec<String> = word.split("::").map(str::to_owned).collect();
            if names.iter().all(|name| !name.is_empty() && !name.contains(':')) {
                self.graph.named.push((self.module, names));
            }
        }
    }
}

fn definition(item: &syn::Item) -> Option<(String, &syn::Visibility)> {
    let (name, visibility) = match item {
        syn::Item::Struct(item) => (&item.ident, &item.vis),
        syn::Item::Enum(item) => (&item.ident, &item.vis),
        syn::Item::Trait(item) => (&item.ident, &item.vis),
        syn::Item::Type(item) => (&item.ident, &item.vis),
        syn::Item::Fn(item) => (&item.sig.ident, &item.vis),
        syn::Item::Const(item) => (&item.ident, &item.vis),
        syn::Item::Static(item) => (&item.ident, &item.vis),
        syn::Item::Macro(item) => (item.ident.as_ref()?, &syn::Visibility::Inherited),
        _ => return None,
    };
    Some((name.to_string(), visibility))
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}
