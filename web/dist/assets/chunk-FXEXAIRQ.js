import{u as t,x as o}from"./chunk-3OTE3MEK.js";var p=()=>o("p",{class:"waiting",role:"status",children:t("loading")});export{p as a};
