import{a as e}from"./chunk-VOZVGIFC.js";import"./chunk-MJKUZY6D.js";import"./chunk-43NQ5MWF.js";export{e as default};
