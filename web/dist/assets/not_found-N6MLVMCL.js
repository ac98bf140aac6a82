import{a}from"./chunk-MQBMK6H2.js";import"./chunk-6NUOH6XA.js";import"./chunk-43NQ5MWF.js";export{a as default};
