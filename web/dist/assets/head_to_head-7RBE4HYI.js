import{a as e}from"./chunk-EY533GTX.js";import"./chunk-XIAGJHTB.js";import"./chunk-43NQ5MWF.js";export{e as default};
