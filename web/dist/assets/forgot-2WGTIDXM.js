import{a as e}from"./chunk-FPAOIQJ4.js";import"./chunk-CWVC77LY.js";import"./chunk-43NQ5MWF.js";export{e as default};
