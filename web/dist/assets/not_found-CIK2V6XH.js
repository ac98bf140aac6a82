import{a}from"./chunk-2FHSFUDA.js";import"./chunk-JQCXMADD.js";import"./chunk-43NQ5MWF.js";export{a as default};
