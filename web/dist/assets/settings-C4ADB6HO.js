import{a as e}from"./chunk-LPJ2D63X.js";import"./chunk-UZ6VMZXN.js";import"./chunk-43NQ5MWF.js";export{e as default};
