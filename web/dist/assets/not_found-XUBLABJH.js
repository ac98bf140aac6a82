import{a}from"./chunk-YJBGSIEQ.js";import"./chunk-QBY5PNLZ.js";import"./chunk-43NQ5MWF.js";export{a as default};
