var e=["random","greedy","searching"];export{e as a};
