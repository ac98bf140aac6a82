function e(n){let t=n.then??"";return/^\/(?!\/)/.test(t)?t:"/games"}export{e as a};
