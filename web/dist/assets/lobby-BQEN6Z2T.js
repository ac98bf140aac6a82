import{a as e}from"./chunk-3OEEMDQE.js";import"./chunk-EKBJRE2U.js";import"./chunk-43NQ5MWF.js";export{e as default};
