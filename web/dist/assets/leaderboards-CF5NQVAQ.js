import{a as e}from"./chunk-MXPO6IMZ.js";import"./chunk-LAQ66SU5.js";import"./chunk-43NQ5MWF.js";export{e as default};
