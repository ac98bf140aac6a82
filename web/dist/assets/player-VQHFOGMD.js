import{a as e}from"./chunk-7AA3O3DC.js";import"./chunk-NJR4OUDZ.js";import"./chunk-43NQ5MWF.js";export{e as default};
