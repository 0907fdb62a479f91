import { serveAt, serveSinglePageApp, spaScript } from '../bench-pages.ts'
import type { Upstream } from '../page/secure-front.ts'

/** The path of the lobby page. It is the same for every page that the benchmark compares. */
export const lobbyPath = '/en-th/casino'

const styles = `html{background:#0f1030;color:#fff;font:16px/1.6 system-ui}body{margin:0}main{padding:16px}input{width:100%;min-height:46px;box-sizing:border-box;margin-bottom:12px;font:inherit}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;padding-bottom:12px}.card{display:block;border:1px solid #334;border-radius:6px;overflow:hidden;color:inherit;text-decoration:none}.card img{display:block;width:100%;height:auto;aspect-ratio:3/4}.card span,.card small{display:block;padding:0 8px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}`

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Casino</title><style>${styles}</style>`

/** A windowed list with rows of one height, without a library. */
const staticScript = `(async()=>{
const list=document.getElementById('list'),field=document.querySelector('input')
const file=await fetch('/static/games/THB/all_games.json.gz')
const games=await new Response(file.body.pipeThrough(new DecompressionStream('gzip'))).json()
const names=games.map(({game_name})=>game_name.toLowerCase())
let shown=games,height=0,from=-1
const card=({game_id,game_name,provider_fullname,img})=>{const a=document.createElement('a');a.className='card';a.href='/play';a.dataset.game=game_id
const i=document.createElement('img');i.loading='lazy';i.width=300;i.height=400;i.alt='';i.src=img
const s=document.createElement('span');s.textContent=game_name
const p=document.createElement('small');p.textContent=provider_fullname
a.append(i,s,p);return a}
const draw=(anew)=>{const rows=Math.ceil(shown.length/3)
if(!height){const row=document.createElement('div');row.className='row';row.append(...games.slice(0,3).map(card));list.append(row);height=row.getBoundingClientRect().height;list.replaceChildren()}
const top=list.getBoundingClientRect().top+scrollY,first=Math.max(0,Math.floor((scrollY-top)/height)-1),last=Math.min(rows,first+Math.ceil(innerHeight/height)+3)
if(first===from&&!anew)return
from=first;list.style.height=rows*height+'px';list.style.position='relative'
list.replaceChildren(...Array.from({length:Math.max(0,last-first)},(_,at)=>{const row=document.createElement('div');row.className='row';row.style='position:absolute;left:0;right:0;top:'+(first+at)*height+'px';row.append(...shown.slice((first+at)*3,(first+at+1)*3).map(card));return row}))}
addEventListener('scroll',()=>requestAnimationFrame(()=>draw(false)),{passive:true})
field.addEventListener('input',()=>{const wanted=field.value.toLowerCase();shown=games.filter((_,at)=>names[at].includes(wanted));draw(true)})
draw(true)})()`

/**
 * A static page with a heading, a search field and a windowed list. A short inline script draws and filters the list.
 */
export function staticLobby(site: Upstream): Upstream {
  const page = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Casino</h1><input type="search" aria-label="Search"><div id="list"></div></main><script>${staticScript}</script></body></html>`
  return serveAt(lobbyPath, page, site)
}

/** The same list as a hand-written React application. */
export function windowedLobby(folder: string, site: Upstream): Promise<Upstream> {
  const page = `<!doctype html><html lang="en"><head>${head}${spaScript}</head><body><div id="root"></div></body></html>`
  return serveSinglePageApp({ source: 'lobby/spa', folder, path: lobbyPath, page }, site)
}
