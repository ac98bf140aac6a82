import{u as t,x as o}from"./chunk-QBY5PNLZ.js";var p=()=>o("p",{class:"waiting",role:"status",children:t("loading")});export{p as a};
