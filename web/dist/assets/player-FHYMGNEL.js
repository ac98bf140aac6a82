import{a as e}from"./chunk-2FHSFUDA.js";import"./chunk-JQCXMADD.js";import"./chunk-43NQ5MWF.js";export{e as default};
