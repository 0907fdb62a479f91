import { createHash } from 'node:crypto'
import { gameAddress, type PlaceOfPage } from '../../runtime/games/game-address.ts'
import { gameShellAddress, gameShellTarget } from '../../runtime/games/game-shell.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { safeJson } from './document.ts'
import { gameShellSources } from './security-headers.ts'

/*
 * The pages that stand between the site and a provider. A game's window shows the first while the game loads; HTML that
 * is a game is shown in the second, which has an origin that nothing else has; the third is where a provider sends a
 * player back to.
 */

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Gives up the opener before anything else, then waits on a channel that only the launch knows, named by the address's
 * hash. An address and a form's action are checked here once more; HTML is handed to the shell.
 */
const loadingScript = `window.opener = null
const gameAddress = ${gameAddress.toString()}
const { hosts, shell } = JSON.parse(document.getElementById('allowed').textContent)
const nonce = location.hash.slice(1)
const show = {
  url({ url }) {
    const address = gameAddress(url, hosts, location)
    if (address === undefined) return false
    location.replace(address)
    return true
  },
  form({ form }) {
    const address = gameAddress(form.action, hosts, location)
    if (address === undefined) return false
    const element = document.createElement('form')
    element.action = address
    element.method = form.method === 'post' ? 'post' : 'get'
    element.hidden = true
    for (const [name, value] of form.fields) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: String(name), value: String(value) })
      element.append(field)
    }
    document.body.append(element)
    element.submit()
    return true
  },
  html({ html }) {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups' + (shell.target === '*' ? '' : ' allow-same-origin'))
    frame.title = 'Game'
    frame.src = shell.address + '#' + nonce
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data === nonce) frame.contentWindow.postMessage({ nonce, html: String(html) }, shell.target)
    })
    document.body.replaceChildren(frame)
    return true
  },
}
const fail = () => { document.body.dataset.failed = '' }
document.querySelector('button').addEventListener('click', () => window.close())
if (/^[\\w-]{22}$/.test(nonce)) {
  const channel = new BroadcastChannel('livery-game:' + nonce)
  const late = setTimeout(fail, 30000)
  channel.onmessage = ({ data }) => {
    clearTimeout(late)
    channel.close()
    if (typeof data !== 'object' || data === null || !Object.hasOwn(show, data.kind) || !show[data.kind](data)) fail()
  }
  channel.postMessage('ready')
} else fail()`

const loadingStyles =
  'html{color-scheme:dark;background:#111;color:#eee;font:16px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0;text-align:center}i{width:44px;height:44px;border:4px solid #555;border-top-color:#fff;border-radius:50%;animation:t 1s linear infinite}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}div{display:none;padding:24px}[data-failed] div{display:block}[data-failed] i{display:none}button{min-height:44px;padding:0 24px;font:inherit}@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation-duration:6s}}'

/** What a game's window shows while the game loads (RTE-15): a wheel, or a word and a way out where it does not come. */
export function loadingGamePage({ merchant, manifest }: ResolvedManifest, page: PlaceOfPage): Response {
  const { hosts, site } = manifest
  const owner = { merchant, origin: site.gameShellOrigin }
  const address = gameShellAddress(owner, page)
  const shell = { address, target: gameShellTarget(address) }
  const allowed = hosts.game.flatMap((host) => [
    `https://${host}`,
    ...(host.endsWith('.localhost') ? [`http://${host}:*`] : []),
  ])
  return gamePage(
    `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>…</title>
<style>${loadingStyles}</style></head>
<body><i role="status" aria-label="กำลังโหลด · Loading"></i><div role="alert"><p>เปิดเกมไม่สำเร็จ<br>The game could not be opened.</p><button type="button">ปิด · Close</button></div>
<script type="application/json" id="allowed">${safeJson({ hosts: hosts.game, shell })}</script><script>${loadingScript}</script></body></html>
`,
    [
      "default-src 'none'",
      `script-src ${hashOf(loadingScript)}`,
      "style-src 'unsafe-inline'",
      `frame-src ${["'self'", ...gameShellSources(owner)].join(' ')}`,
      `form-action ${allowed.join(' ') || "'none'"}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ],
  )
}

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
      `script-src ${hashOf(closeScript)}`,
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "base-uri 'none'",
    ],
  )
}

function gamePage(html: string, policy: readonly string[]): Response {
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
