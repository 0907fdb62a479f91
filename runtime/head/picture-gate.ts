/** The class of the document's element while pictures of the class `gated` wait. */
const gateClass = 'gate'

/**
 * Runs in the head, before anything is drawn. Pictures below the first screen are held back so that they do not keep the
 * scripts waiting: until all scripts that the page announces are here (`modulepreload`), somebody scrolls the page (what
 * scrolls within it does not count), or four seconds are over. `r` is the document's
 * element, `m` is that of `momentsScript`.
 */
export const pictureGateScript = `r.classList.add('${gateClass}');let n=0;const o=()=>r.classList.remove('${gateClass}'),l=(e)=>{if(e.target.rel==='modulepreload'&&++n>=document.querySelectorAll('link[rel=modulepreload]').length)o()};addEventListener('load',l,true);addEventListener('error',l,true);m(o);setTimeout(o,4000)`

/** Lets pictures come: the page lives. */
export function openPictureGate(): void {
  document.documentElement.classList.remove(gateClass)
}
