import{a}from"./chunk-SHHVF3ZA.js";import"./chunk-GUZMHRBD.js";import"./chunk-43NQ5MWF.js";export{a as default};
