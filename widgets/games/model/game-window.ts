import type { GameWindow } from './launch-dependencies.ts'
import type { LaunchTarget } from './launch-target.ts'
import { formatMoney } from '../../../runtime/widget-api/text.ts'

/** The page that a game's window shows first. */
const placeholderPath = '/loading_game.html'

/** The placeholder's choice between wallets. */
interface WalletOffer {
  readonly kind: 'wallets'
  readonly wallets: readonly { readonly id: string; readonly name: string; readonly amount: string }[]
}

/**
 * Opens the placeholder, which drops its opener and listens on a channel whose name only this launch knows. The
 * placeholder validates the target once more. Undefined if the browser blocks the window.
 *
 * @param currency the currency of the member's wallets, such as `THB`
 */
export function openGameWindow(currency: string): GameWindow | undefined {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  const channel = new BroadcastChannel(`livery-game:${nonce}`)
  let isReady = false
  let message: LaunchTarget | WalletOffer | undefined
  let onChoice: (wallet: string) => void = () => {}
  const send = () => {
    if (!isReady || !message) return
    channel.postMessage(message)
    // The window gets its wallets again after a reload, until one of them is chosen.
    if (message.kind === 'wallets') return
    channel.close()
    message = undefined
  }
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ready') {
      isReady = true
      send()
    } else if (typeof data === 'object' && data !== null && typeof data.wallet === 'string') {
      message = undefined
      onChoice(data.wallet)
    }
  })
  const opened = window.open(`${placeholderPath}#${nonce}`, '_blank')
  if (!opened) {
    channel.close()
    return undefined
  }
  return {
    show: (target) => {
      message = target
      send()
    },
    offer: (wallets, choose) => {
      onChoice = choose
      const named = wallets.map(({ wallet_id: id, name, amount }) => ({
        id,
        name,
        amount: formatMoney(amount, currency),
      }))
      message = { kind: 'wallets', wallets: named }
      send()
    },
    close: () => {
      channel.close()
      opened.close()
    },
    focus: () => opened.focus(),
    isClosed: () => opened.closed,
  }
}

/**
 * Sends a form to a provider from this page or into one of its frames.
 *
 * @param frame the frame's name
 */
export function sendForm({ form }: Extract<LaunchTarget, { readonly kind: 'form' }>, frame?: string): void {
  const element = document.createElement('form')
  element.method = form.method
  element.action = form.action
  if (frame !== undefined) element.target = frame
  element.hidden = true
  for (const [name, value] of form.fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    element.append(field)
  }
  document.body.append(element)
  // A field of the name "submit" hides the form's own method.
  HTMLFormElement.prototype.submit.call(element)
  element.remove()
}

/**
 * Whether the page runs in an app's web view or as an installed app (`standalone`). Games then open in the same window.
 */
export function isWebview(userAgent: string, standalone: boolean): boolean {
  if (standalone) return true
  if (/; wv\)|\bwebview\b|FBA[NV]\/|\bLine\/|Instagram/i.test(userAgent)) return true
  // The user agent of an app's web view on iOS names no browser.
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)
}
