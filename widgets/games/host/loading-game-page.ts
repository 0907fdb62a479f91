import { type ResolvedManifest, safeJson, scriptHash } from '../../../runtime/widget-api/host.ts'
import { gameAddress, type PlaceOfPage } from '../model/game-address.ts'
import { gameShellAddress, gameShellSources, gameShellTarget } from '../model/game-shell.ts'
import { gamePage } from './game-pages.ts'

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
const fail = () => { document.body.dataset.step = 'failed' }
document.querySelector('[role=alert] button').addEventListener('click', () => window.close())
if (/^[\\w-]{22}$/.test(nonce)) {
  const channel = new BroadcastChannel('livery-game:' + nonce)
  let late
  const wait = () => {
    document.body.dataset.step = 'waiting'
    clearTimeout(late)
    late = setTimeout(fail, 30000)
  }
  // One of several wallets is chosen here, before the game comes.
  const ask = ({ wallets }) => {
    const buttons = wallets.map(({ id, name, amount }) => {
      const button = document.createElement('button')
      const sum = document.createElement('b')
      sum.textContent = String(amount)
      button.append(String(name), sum)
      button.addEventListener('click', () => {
        wait()
        channel.postMessage({ wallet: String(id) })
      })
      return button
    })
    document.querySelector('section').replaceChildren(...buttons)
    document.body.dataset.step = 'asking'
    document.title = document.querySelector('h1').innerText.replace('\\n', ' · ')
    buttons[0]?.focus()
  }
  wait()
  channel.onmessage = ({ data }) => {
    clearTimeout(late)
    if (data?.kind === 'wallets' && Array.isArray(data.wallets)) return ask(data)
    channel.close()
    if (typeof data !== 'object' || data === null || !Object.hasOwn(show, data.kind) || !show[data.kind](data)) fail()
  }
  channel.postMessage('ready')
} else fail()`

const loadingStyles =
  'html{color-scheme:dark;background:#111;color:#eee;font:16px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0;text-align:center}i{width:44px;height:44px;border:4px solid #555;border-top-color:#fff;border-radius:50%;animation:t 1s linear infinite}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}div{display:none;padding:24px}h1{margin:0 0 16px;font-size:1.2rem}section{display:grid;gap:10px;width:min(360px,80vw);margin:auto}section button{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:56px;border:1px solid #666;border-radius:8px;background:#222;color:inherit;cursor:pointer}section button:hover{border-color:#fff}b{font-variant-numeric:tabular-nums}[data-step=failed] [role=alert],[data-step=asking] [role=group]{display:block}[data-step=failed] i,[data-step=asking] i{display:none}button{min-height:44px;padding:0 24px;font:inherit}@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation-duration:6s}}'

/**
 * What a game's window shows while the game loads (RTE-15): a wheel; the choice of a wallet where there are several (GAM-08); or a
 * word and a way out where the game does not come.
 */
export function loadingGamePage({ merchant, manifest }: ResolvedManifest, page: PlaceOfPage): Response {
  const { games, hosts } = manifest
  const owner = { merchant, origin: games.shellOrigin }
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
<div role="group" aria-labelledby="ask"><h1 id="ask">เล่นด้วยกระเป๋าไหน<br>Which wallet do you play with?</h1><section></section></div>
<script type="application/json" id="allowed">${safeJson({ hosts: hosts.game, shell })}</script><script>${loadingScript}</script></body></html>
`,
    [
      "default-src 'none'",
      `script-src ${scriptHash(loadingScript)}`,
      "style-src 'unsafe-inline'",
      `frame-src ${["'self'", ...gameShellSources(owner)].join(' ')}`,
      `form-action ${allowed.join(' ') || "'none'"}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ],
  )
}
