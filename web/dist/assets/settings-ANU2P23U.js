import{a as e}from"./chunk-53SLYA6A.js";import"./chunk-UKRGTOQI.js";import"./chunk-43NQ5MWF.js";export{e as default};
