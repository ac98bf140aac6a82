import{a as e}from"./chunk-FB4Y2RJO.js";import"./chunk-G4SLDM6I.js";import"./chunk-43NQ5MWF.js";export{e as default};
