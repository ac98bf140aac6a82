import{a as e}from"./chunk-UREG3JJO.js";import"./chunk-NQIKS7CE.js";import"./chunk-43NQ5MWF.js";export{e as default};
