import{a as e}from"./chunk-ICQL4ZV5.js";import"./chunk-RJXFCQ4V.js";import"./chunk-43NQ5MWF.js";export{e as default};
