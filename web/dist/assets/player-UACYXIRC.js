import{a as e}from"./chunk-YTJCSZCM.js";import"./chunk-ZUZVZFYG.js";import"./chunk-43NQ5MWF.js";export{e as default};
