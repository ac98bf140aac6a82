import{a as e}from"./chunk-JH7RDC2Q.js";import"./chunk-TLL3HX2M.js";import"./chunk-43NQ5MWF.js";export{e as default};
