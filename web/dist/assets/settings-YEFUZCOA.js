import{a as e}from"./chunk-C5RIJRDR.js";import"./chunk-X72OFFSU.js";import"./chunk-43NQ5MWF.js";export{e as default};
