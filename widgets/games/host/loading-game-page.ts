import { inlineScript, type ResolvedManifest, safeJson, scriptHash } from '../../../runtime/widget-api/host.ts'
import type { PlaceOfPage } from '../model/game-address.ts'
import { gameShellAddress, gameShellSources, gameShellTarget } from '../model/game-shell.ts'
import type { GamesAllowed } from './games-allowed.ts'
import { gamePage } from './game-pages.ts'

const loadingScript = inlineScript('games/host/loading-game')

const loadingStyles =
  'html{color-scheme:dark;background:#111;color:#eee;font:16px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0;text-align:center}i{width:44px;height:44px;border:4px solid #555;border-top-color:#fff;border-radius:50%;animation:t 1s linear infinite}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}div{display:none;padding:24px}h1{margin:0 0 16px;font-size:1.2rem}section{display:grid;gap:10px;width:min(360px,80vw);margin:auto}section button{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:56px;border:1px solid #666;border-radius:8px;background:#222;color:inherit;cursor:pointer}section button:hover{border-color:#fff}b{font-variant-numeric:tabular-nums}[data-step=failed] [role=alert],[data-step=asking] [role=group]{display:block}[data-step=failed] i,[data-step=asking] i{display:none}button{min-height:44px;padding:0 24px;font:inherit}@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation-duration:6s}}'

/**
 * The page of a game's window while the game loads (RTE-15). It may offer a choice between wallets (GAM-08), or show a
 * message if the game does not load.
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
<body><i role="status" aria-label="กำลังโหลด · Loading"></i><div role="alert"><p>เปิดเกมไม่สำเร็จ<br><span lang="en">We could not open the game</span></p><button type="button">ปิด · <span lang="en">Close</span></button></div>
<div role="group" aria-labelledby="ask"><h1 id="ask">เลือกกระเป๋าเงิน<br><span lang="en">Choose a wallet</span></h1><section></section></div>
<script type="application/json" id="allowed">${safeJson({ hosts: hosts.game, shell } satisfies GamesAllowed)}</script><script>${loadingScript}</script></body></html>
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
