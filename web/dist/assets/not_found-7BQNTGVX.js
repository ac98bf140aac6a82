import{a}from"./chunk-VOZVGIFC.js";import"./chunk-MJKUZY6D.js";import"./chunk-43NQ5MWF.js";export{a as default};
