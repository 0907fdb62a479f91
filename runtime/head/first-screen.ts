/** The class of the document's element while what lies below the first screen is not shown: the styles of the page say what. */
const comingClass = 'coming'

/**
 * Runs in the head, before anything is drawn. A slow phone lays the page out again with each piece of it that has been
 * read; without what lies below the first screen that takes half as long, and the page answers sooner. The rest is shown
 * once the page has been read whole and painted, when somebody scrolls, or after a second, as on a line that has come to a
 * halt. Who comes back to a place within a page gets it whole at once. `r` is the document's element,
 * `f` and `m` are those of `momentsScript`.
 */
export const firstScreenScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){const w=()=>r.classList.remove('${comingClass}');r.classList.add('${comingClass}');f(w);setTimeout(w,1000);m(w)}`
