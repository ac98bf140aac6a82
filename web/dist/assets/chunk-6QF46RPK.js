import{s as t,v as o}from"./chunk-GUZMHRBD.js";var p=()=>o("p",{class:"waiting",role:"status",children:t("loading")});export{p as a};
