import{a as e}from"./chunk-J4IRU4YI.js";import"./chunk-K3TMBPQ5.js";import"./chunk-43NQ5MWF.js";export{e as default};
