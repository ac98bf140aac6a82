import{a as e}from"./chunk-JSUIT5UF.js";import"./chunk-UUMHIKSF.js";import"./chunk-43NQ5MWF.js";export{e as default};
