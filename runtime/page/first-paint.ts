/** Runs in the head: `f` does something once the page has been read whole and painted. */
export const firstPaintScript = `const f=(act)=>document.addEventListener('readystatechange',()=>requestAnimationFrame(()=>setTimeout(act)),{once:true})`
