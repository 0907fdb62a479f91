/**
 * Runs in the head: what its other scripts wait for. `f` does something once the page has been read whole and painted, `m`
 * when somebody first moves it.
 */
export const momentsScript = `const f=(act)=>document.addEventListener('readystatechange',()=>requestAnimationFrame(()=>setTimeout(act)),{once:true}),m=(act)=>['scroll','touchmove'].forEach((type)=>addEventListener(type,act,{once:true,passive:true}))`
