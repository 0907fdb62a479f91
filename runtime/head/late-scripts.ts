/** The id of the template in a page that holds the announcements of its small scripts. */
export const lateScriptsElement = 'livery-late'

/**
 * Runs in the head: announces the page's small scripts once it has been painted. Each request that a page makes before
 * that costs a slow phone time that the first paint waits for; the large scripts take longer to come than these anyway.
 * `f` is that of `momentsScript`.
 */
export const lateScriptsScript = `f(()=>{const t=document.getElementById('${lateScriptsElement}');if(t)document.head.append(t.content)})`
