// Interactive features of the pages: search, copy buttons, highlighting, and the language of
// samples.

const all = (selector) => [...document.querySelectorAll(selector)];

// Search.

const search = document.querySelector("search");
const [input, found, status] = [search.querySelector("input"), search.querySelector("#found"), search.querySelector("[role=status]")];
const MOST = 20;
let index;
let chosen = -1;

const loaded = () => (index ??= fetch("search.json").then((answer) => answer.json()));

/** Score added per kind: readers search mainly for operations; codes and types are linked from other pages. */
const WORTH = { operation: 1.5, guide: 0, code: -5, type: -6 };

/** Score of an entry, or 0 if a word is missing. Matches in titles and names count more than matches in the text. */
function fit([kind, title, place, what, text], words) {
  const [called, named, meant, said] = [title, place, what, text].map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    const begins = (part) => part.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
    const points = called.startsWith(word) ? 9 : begins(called) ? 8 : begins(named) ? 5 : begins(meant) || begins(said) ? 3 : said.includes(word) ? 1 : 0;
    if (points === 0) return 0;
    // The last segment of a path is the subject of the operation.
    sum += points + (kind === "operation" && meant.endsWith(`/${word}`) ? 1 : 0);
  }
  const phrase = words.join(" ");
  if (called === phrase || named === phrase) sum += kind === "type" ? 5 : 20;
  else if (words.length > 1 && called.includes(phrase)) sum += 4;
  // Among equal scores, shorter titles come first.
  return Math.max(sum / words.length + WORTH[kind], 0.5) - called.length / 1000;
}

function choose(at) {
  const options = [...found.children];
  chosen = options.length === 0 ? -1 : (at + options.length) % options.length;
  options.forEach((option, i) => option.setAttribute("aria-selected", String(i === chosen)));
  if (chosen < 0) return input.removeAttribute("aria-activedescendant");
  input.setAttribute("aria-activedescendant", options[chosen].id);
  options[chosen].scrollIntoView({ block: "nearest" });
}

function show(is) {
  found.hidden = !is;
  input.setAttribute("aria-expanded", String(is));
  if (!is) choose(-1);
}

async function look() {
  const asked = input.value;
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = words.length === 0 ? [] : await loaded();
  if (asked !== input.value) return;
  const fitting = entries.map((entry) => [fit(entry, words), entry]).filter(([points]) => points > 0);
  fitting.sort(([one], [other]) => other - one);
  found.replaceChildren(
    ...fitting.slice(0, MOST).map(([, [, title, place, what]], i) => {
      const [link, note] = ["a", "span"].map((name) => document.createElement(name));
      link.id = `found-${i}`;
      link.role = "option";
      link.href = place;
      link.tabIndex = -1;
      link.textContent = title || what;
      note.className = "note";
      note.textContent = what;
      link.append(note);
      return link;
    }),
  );
  show(fitting.length > 0);
  choose(fitting.length > 0 ? 0 : -1);
  const count = Math.min(fitting.length, MOST);
  status.textContent = words.length === 0 ? "" : count === 0 ? "Nothing was found." : `${count} found.`;
}

search.hidden = false;
input.addEventListener("focus", () => void loaded());
input.addEventListener("input", look);
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    input.value = "";
    void look();
  } else if (event.key === "Enter" && chosen >= 0) {
    found.children[chosen].click();
    show(false);
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
  event.preventDefault();
  input.focus();
});
document.addEventListener("click", (event) => search.contains(event.target) || show(false));
found.addEventListener("click", () => show(false));

// Code: copy buttons, and highlighting in browsers that support it without extra markup.

for (const code of all("pre")) {
  const [block, button] = ["div", "button"].map((name) => document.createElement(name));
  block.className = "block";
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = "Copied";
    status.textContent = "Copied.";
    setTimeout(() => (button.textContent = "Copy"), 2000);
  });
  code.replaceWith(block);
  block.append(code, button);
}

const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"`;
const QUOTED = `'[^']*'`;
const NUMBER = String.raw`\b\d+(?:\.\d+)?\b`;
const grammar = (comment, string, keyword, number = NUMBER) =>
  new RegExp([["name", `${STRING}(?=\\s*:)`], ["comment", comment], ["string", string], ["keyword", keyword], ["number", number]]
    .filter(([, pattern]) => pattern).map(([name, pattern]) => `(?<${name}>${pattern})`).join("|"), "g");
const GRAMMARS = {
  json: grammar(null, STRING, "\\b(?:true|false|null)\\b"),
  sh: grammar("(?<=^|\\s)#.*", `${STRING}|${QUOTED}`, "\\b(?:curl|export|jq|for|do|done|if|then|fi|while)\\b", null),
  python: grammar("#.*", `"""[^]*?"""|${STRING}|'[^'\\n]*'`,
    "\\b(?:import|from|def|return|while|for|in|if|elif|else|try|except|with|as|not|and|or|None|True|False|print|class|continue|break)\\b"),
  typescript: grammar("//.*", `${STRING}|\`[^\`]*\``,
    "\\b(?:import|from|const|let|await|async|for|of|new|function|return|if|else|true|false|null)\\b"),
};

if (globalThis.Highlight) {
  const kinds = new Map(["comment", "string", "keyword", "number"].map((kind) => [kind, new Highlight()]));
  for (const code of all("pre code")) {
    const language = GRAMMARS[code.className.replace("language-", "")];
    const text = code.firstChild;
    if (!language || text?.nodeType !== Node.TEXT_NODE) continue;
    for (const match of text.data.matchAll(language)) {
      const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
      const range = new StaticRange({
        startContainer: text, startOffset: match.index, endContainer: text, endOffset: match.index + match[0].length,
      });
      // Member names (the group `name`) are not highlighted.
      kinds.get(kind)?.add(range);
    }
  }
  for (const [kind, highlight] of kinds) CSS.highlights.set(kind, highlight);
}

// Language of samples, stored for all pages.

const KEPT = "docs-language";
for (const choice of all("input[name=language]")) {
  choice.checked = choice.value === localStorage.getItem(KEPT) || choice.checked;
  choice.addEventListener("change", () => localStorage.setItem(KEPT, choice.value));
}

// The table of contents scrolls to the current page, and closes after a selection.

const contents = document.querySelector("nav");
const showCurrent = () => contents.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
showCurrent();
contents.addEventListener("toggle", showCurrent);
contents.addEventListener("click", (event) => event.target.closest("a") && contents.matches(":popover-open") && contents.hidePopover());
