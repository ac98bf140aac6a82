import{a as e}from"./chunk-22K7Q2Y4.js";import"./chunk-BJ55CBLF.js";import"./chunk-43NQ5MWF.js";export{e as default};
