import{a as e}from"./chunk-GJYSK7ZV.js";import"./chunk-R2245O23.js";import"./chunk-43NQ5MWF.js";export{e as default};
