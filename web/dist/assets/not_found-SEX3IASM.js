import{a}from"./chunk-5EWS6DQ7.js";import"./chunk-3I5SUPJS.js";import"./chunk-43NQ5MWF.js";export{a as default};
