/**
 * A game that attacks the page around it, its opener and the brand's storage. For tests, it writes the results into its
 * own document.
 */
const attack = `
const got = {}
const attempt = (name, run) => { try { got[name] = String(run()) } catch (error) { got[name] = error.name } }
attempt('origin', () => self.origin)
attempt('opener', () => window.opener)
attempt('storage', () => localStorage.getItem('secret'))
attempt('parent', () => parent === window ? 'none' : parent.document.title)
attempt('phish', () => { opener.location = '/phished' })
attempt('top', () => { if (top !== window) top.location = 'about:blank#phished' })
attempt('script', () => { document.cookie = 'stolen=1'; return document.cookie })
document.body.dataset.got = JSON.stringify(got)
`

export const hostileHtml = `<!doctype html><html><head><title>Free coins</title></head><body><h1>Free coins</h1><script>${attack}</script></body></html>`
