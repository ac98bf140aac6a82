import{a}from"./chunk-LB3ZZV54.js";import"./chunk-CS2VBEWM.js";import"./chunk-43NQ5MWF.js";export{a as default};
