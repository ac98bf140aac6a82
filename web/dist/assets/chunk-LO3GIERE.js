function r(e,n){let t=setInterval(()=>{document.hidden||e()},n);return()=>clearInterval(t)}export{r as a};
