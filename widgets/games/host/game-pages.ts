import { inlineScript, type ResolvedManifest, scriptHash } from '../../../runtime/widget-api/host.ts'

/*
 * The shell and the page /Close. The shell runs HTML games under a separate origin. Providers return players to /Close.
 * The page of a loading game is in `loading-game-page.ts`.
 */

const shellHtml = `<!doctype html><html><head><meta charset="utf-8"><title>…</title></head><body><script>${inlineScript('games/host/game-shell')}</script></body></html>\n`

/**
 * Runs an HTML game at a path of the site. The policy gives it an opaque origin: it cannot read cookies, storage or
 * pages of the site.
 */
export function gameShellPage(): Response {
  return gamePage(shellHtml, ['sandbox allow-scripts allow-forms allow-popups', "frame-ancestors 'self'"])
}

/**
 * Runs an HTML game under the brand's second origin, which serves nothing else. There a game has an origin and a
 * storage apart from the site's. Only pages of the brand may frame it.
 */
export function separateShellPage({ merchant, manifest }: ResolvedManifest): Response {
  const names = new Set([`${merchant}.localhost`, ...Object.keys(manifest.site.domains)])
  const sources = [...names].map((name) => (name.endsWith('.localhost') ? `http://${name}:*` : `https://${name}`))
  return gamePage(shellHtml, [`frame-ancestors ${sources.join(' ')}`])
}

const closeScript = inlineScript('games/host/close')

/**
 * The page to which a provider returns a player (RTE-15). It ignores its address, notifies the site's pages that
 * balances may have changed, and closes its window. In a frame, it asks the page around it to close the game. Its link
 * leads home.
 */
export function closePage(): Response {
  return gamePage(
    `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>กลับหน้าแรก · Home</title>
<style>html{color-scheme:light dark;font:18px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0}a{padding:14px 24px}</style></head>
<body><a href="/" target="_top">กลับหน้าแรก · <span lang="en">Home</span></a><script>${closeScript}</script></body></html>
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

/** A page of a game, with its own policy. */
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
