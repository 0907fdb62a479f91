/**
 * The script of a game's window while the game loads (RTE-15). Drops its opener, then waits on a channel to which only
 * the launch can send. Checks the received address once more, and passes HTML to the shell.
 */
import { gameAddress } from '../model/game-address.ts'
import { gameClosed } from '../model/game-closed.ts'
import type { GamesAllowed } from './games-allowed.ts'

/** The longest wait for the launch, in ms. */
const launchTimeout = 30_000

/** The launch's message: the game from the server, or the wallets to choose from. */
interface Message {
  readonly kind?: unknown
  readonly url?: unknown
  readonly html?: unknown
  readonly form?: { readonly action: string; readonly method: string; readonly fields: readonly [unknown, unknown][] }
  readonly wallets?: readonly { readonly id: unknown; readonly name: unknown; readonly amount: unknown }[]
}

window.opener = null
const nonce = location.hash.slice(1)
// oxlint-disable-next-line input/no-asserted-input -- the host of this build wrote the element
const { hosts, shell } = JSON.parse(document.getElementById('allowed')?.textContent ?? '{}') as GamesAllowed

/** Functions that show a game, by the kind of the message. Each returns whether it succeeded. */
const ways: Readonly<Record<string, (message: Message) => boolean>> = {
  url({ url }) {
    const address = gameAddress(url as string, hosts, location)
    if (address === undefined) return false
    location.replace(address)
    return true
  },
  form({ form }) {
    const address = form && gameAddress(form.action, hosts, location)
    if (!form || address === undefined) return false
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
    // A field of the name "submit" hides the form's own method.
    HTMLFormElement.prototype.submit.call(element)
    return true
  },
  html({ html }) {
    const frame = document.createElement('iframe')
    const origin = shell.target === '*' ? '' : ' allow-same-origin'
    frame.setAttribute('sandbox', `allow-scripts allow-forms allow-popups${origin}`)
    frame.title = 'เกม · Game'
    frame.src = `${shell.address}#${nonce}`
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return
      if (data === nonce) frame.contentWindow?.postMessage({ nonce, html: String(html) }, shell.target)
      else if (data === gameClosed) window.close()
    })
    document.body.replaceChildren(frame)
    return true
  },
}

function fail(): void {
  document.body.dataset.step = 'failed'
}

let late: ReturnType<typeof setTimeout> | undefined

function wait(): void {
  document.body.dataset.step = 'waiting'
  clearTimeout(late)
  late = setTimeout(fail, launchTimeout)
}

/** Asks the player for the wallet before the site requests the game (GAM-08). */
function offerWallets(wallets: NonNullable<Message['wallets']>, channel: BroadcastChannel): void {
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
  document.querySelector('section')?.replaceChildren(...buttons)
  document.body.dataset.step = 'asking'
  document.title = document.querySelector('h1')?.innerText.replace('\n', ' · ') ?? ''
  buttons[0]?.focus()
}

function listen(): void {
  const channel = new BroadcastChannel(`livery-game:${nonce}`)
  wait()
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    clearTimeout(late)
    if (data?.kind === 'wallets' && Array.isArray(data.wallets)) return offerWallets(data.wallets, channel)
    channel.close()
    const kind = String(data?.kind)
    if (!data || !Object.hasOwn(ways, kind) || !ways[kind]?.(data)) fail()
  }
  channel.postMessage('ready')
}

document.querySelector('[role=alert] button')?.addEventListener('click', () => window.close())
if (/^[\w-]{22}$/.test(nonce)) listen()
else fail()
