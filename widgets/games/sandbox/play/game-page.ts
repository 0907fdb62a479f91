import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import type { SandboxContext } from '../../../../sandbox/index.ts'
import { walletsOf } from '../../../wallet/sandbox/exports.ts'
import { drawGamePicture } from '../drawings/draw-game.ts'
import { findGameSession, type GameSession } from './game-sessions.ts'

const texts = {
  en: {
    balance: 'Balance',
    spin: 'Spin ฿10',
    won: 'Won',
    lost: 'No win',
    leave: 'Leave the game',
    closed: 'This game has ended. Open it again.',
  },
  th: {
    balance: 'ยอดเงินคงเหลือ',
    spin: 'หมุน ฿10',
    won: 'ได้',
    lost: 'ไม่ได้รางวัล',
    leave: 'ออกจากเกม',
    closed: 'เกมนี้จบแล้ว กรุณาเปิดใหม่',
  },
} as const

const styles = `html{color-scheme:dark;background:#12101c;color:#f6efe0;font:18px/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:14px;text-align:center;padding:16px;box-sizing:border-box}svg{width:min(46vh,70vw);height:auto;border-radius:18px;display:block}h1{font-size:1.3rem;margin:0}button{min-height:52px;padding:0 34px;border:0;border-radius:26px;background:#f3c34b;color:#221600;font:inherit;font-weight:700;cursor:pointer}button[disabled]{opacity:.6}output{min-height:1.6em}a{color:#f3c34b}.spinning svg{animation:spin .5s}@keyframes spin{50%{transform:scale(.94)}}@media(prefers-reduced-motion:reduce){.spinning svg{animation:none}}`

/**
 * The page of an open game, with a spin that costs ฿10 and may win a prize.
 *
 * @param origin the provider's origin, for a page that runs under a different origin
 * @param leave the address of the link that leaves the game. Without it, the page has no link
 */
export function gameDocument(sandbox: SandboxContext, token: string, origin = '', leave?: string): string {
  const session = findGameSession(sandbox, token)
  if (!session) return '<!doctype html><title>404</title><h1>This game is not open.</h1>'
  const { game, language } = session
  const text = language in texts ? texts[language as keyof typeof texts] : texts[fallbackLanguage]
  const script = `
const button=document.querySelector('button'),balance=document.getElementById('balance'),result=document.querySelector('output')
button.addEventListener('click',async()=>{button.disabled=true;document.body.className='spinning'
try{const response=await(await fetch(${JSON.stringify(`${origin}/spin`)},{method:'POST',body:new URLSearchParams({token:${JSON.stringify(token)}})})).json()
if(response.balance===undefined)result.textContent=response.refused??${JSON.stringify(text.closed)}
else{balance.textContent='฿'+response.balance;result.textContent=response.won?${JSON.stringify(text.won)}+' ฿'+response.won:${JSON.stringify(text.lost)}}}catch{result.textContent='…'}
document.body.className='';button.disabled=false})`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(game.name)}</title><style>${styles}</style></head>
<body>${drawGamePicture(game, sandbox.seed)}<h1>${escape(game.name)}</h1><p>${text.balance} <strong id="balance">฿${balanceOf(sandbox, session)}</strong></p>
<button type="button">${text.spin}</button><output aria-live="polite"></output>${leave === undefined ? '' : `<a href="${escape(leave)}">${text.leave}</a>`}<script>${script.replaceAll('<', '\\u003c')}</script></body></html>`
}

/** The balance of the wallet that pays for the game, as calls write amounts: `0.00`. */
export function balanceOf({ database }: SandboxContext, { merchant, uid, wallet }: GameSession): string {
  return walletsOf(database, merchant.id, uid)[wallet]?.balance ?? '0.00'
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
