import{a}from"./chunk-3OEEMDQE.js";import"./chunk-EKBJRE2U.js";import"./chunk-43NQ5MWF.js";export{a as default};
