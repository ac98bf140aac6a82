import{a}from"./chunk-J4IRU4YI.js";import"./chunk-K3TMBPQ5.js";import"./chunk-43NQ5MWF.js";export{a as default};
