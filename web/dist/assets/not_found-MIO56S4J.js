import{a}from"./chunk-GJYSK7ZV.js";import"./chunk-R2245O23.js";import"./chunk-43NQ5MWF.js";export{a as default};
