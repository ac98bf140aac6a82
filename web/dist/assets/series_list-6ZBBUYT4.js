import{a as e}from"./chunk-RRYM4MCE.js";import"./chunk-P6G6H74E.js";import"./chunk-43NQ5MWF.js";export{e as default};
