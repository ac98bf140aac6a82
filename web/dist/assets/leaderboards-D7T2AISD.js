import{a as e}from"./chunk-MQBMK6H2.js";import"./chunk-6NUOH6XA.js";import"./chunk-43NQ5MWF.js";export{e as default};
