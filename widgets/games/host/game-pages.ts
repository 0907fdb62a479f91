import { type ResolvedManifest, scriptHash } from '../../../runtime/widget-api/host.ts'

/*
 * The pages that stand between the site and a provider, besides the one that a window shows while its game loads
 * (`loading-game-page.ts`). HTML that is a game is shown in the shell, which has an origin that nothing else has; /Close is
 * where a provider sends a player back to.
 */

const shellScript = `if (parent !== window) {
  const nonce = location.hash.slice(1)
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.nonce !== nonce || typeof data.html !== 'string') return
    document.open()
    document.write(data.html)
    document.close()
  })
  parent.postMessage(nonce, '*')
}`

const shellHtml = `<!doctype html><html><head><meta charset="utf-8"><title>…</title></head><body><script>${shellScript}</script></body></html>\n`

/**
 * Shows a game that came as HTML, at a path of the site. The policy takes the site's origin away from it: no cookie, no
 * storage, no page of the site can be reached from here.
 */
export function gameShellPage(): Response {
  return gamePage(shellHtml, ['sandbox allow-scripts allow-forms allow-popups', "frame-ancestors 'self'"])
}

/**
 * The same under the brand's second origin, where nothing else is: a game keeps an origin and a storage there, which are
 * not the site's. Only pages of the brand may frame it.
 */
export function separateShellPage({ merchant, manifest }: ResolvedManifest): Response {
  const names = new Set([`${merchant}.localhost`, ...Object.keys(manifest.site.domains)])
  const sources = [...names].map((name) => (name.endsWith('.localhost') ? `http://${name}:*` : `https://${name}`))
  return gamePage(shellHtml, [`frame-ancestors ${sources.join(' ')}`])
}

const closeScript = `new BroadcastChannel('livery-closed').postMessage('')
window.close()`

/**
 * Where a provider sends a player back to (RTE-15). It reads nothing of its address: it tells the site's pages that
 * balances may have changed, closes, or offers the way home.
 */
export function closePage(): Response {
  return gamePage(
    `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>กลับหน้าแรก · Home</title>
<style>html{color-scheme:light dark;font:18px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0}a{padding:14px 24px}</style></head>
<body><a href="/" target="_top">กลับหน้าแรก · Home</a><script>${closeScript}</script></body></html>
`,
    [
      "default-src 'none'",
      `script-src ${scriptHash(closeScript)}`,
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "base-uri 'none'",
    ],
  )
}

/** A page of a game's own, under a policy of its own. */
export function gamePage(html: string, policy: readonly string[]): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
