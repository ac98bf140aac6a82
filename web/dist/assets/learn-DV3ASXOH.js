import{a as e}from"./chunk-SHHVF3ZA.js";import"./chunk-GUZMHRBD.js";import"./chunk-43NQ5MWF.js";export{e as default};
