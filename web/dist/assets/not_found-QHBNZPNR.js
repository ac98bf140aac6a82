import{a}from"./chunk-PSHMSUUU.js";import"./chunk-3OTE3MEK.js";import"./chunk-43NQ5MWF.js";export{a as default};
