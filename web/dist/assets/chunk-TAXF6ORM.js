import{u as t,x as o}from"./chunk-3I5SUPJS.js";var p=()=>o("p",{class:"waiting",role:"status",children:t("loading")});export{p as a};
