import{a}from"./chunk-3TALI6CQ.js";import"./chunk-J6RW66AB.js";import"./chunk-43NQ5MWF.js";export{a as default};
