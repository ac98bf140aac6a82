import{u as t,x as o}from"./chunk-J6RW66AB.js";var p=()=>o("p",{class:"waiting",role:"status",children:t("loading")});export{p as a};
