import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import type { SentEvent } from './handle-desk.ts'

/** The window of a stand-in's chat. */
export interface Desk {
  readonly show: () => void
  readonly setVariables: (variables: Readonly<Record<string, string>>) => void
}

const texts = {
  en: {
    team: 'Support team',
    hint: 'We usually answer within a minute',
    write: 'Write a message',
    send: 'Send',
    lost: 'We could not send your message. Try again.',
  },
  th: {
    team: 'ฝ่ายบริการลูกค้า',
    hint: 'โดยปกติตอบภายใน 1 นาที',
    write: 'พิมพ์ข้อความ',
    send: 'ส่ง',
    lost: 'ส่งข้อความไม่สำเร็จ กรุณาลองอีกครั้ง',
  },
} as const

const styles = `
.desk{display:flex;flex-direction:column;height:100vh;font:15px/1.6 "Noto Sans Thai",system-ui,sans-serif;color:#1c1d22;background:#f4f5f8}
.desk[hidden]{display:none}
.desk header{padding:12px 16px;background:#fff;border-bottom:1px solid #dfe1e8}
.desk header b{display:block}.desk header small{color:#5b6070}
.desk [role=log]{flex:1;overflow-y:auto}
.desk ol{margin:0;padding:14px;list-style:none;display:flex;flex-direction:column;gap:8px}
.desk li{max-width:82%;padding:8px 13px;border-radius:16px;background:#fff;border:1px solid #e3e5ec;overflow-wrap:anywhere}
.desk li.own{align-self:flex-end;background:#2450c4;color:#fff;border-color:#2450c4}
.desk li.lost{align-self:center;background:#fff0ee;border-color:#e5b0a8;color:#8c2115}
.desk form{display:flex;gap:8px;padding:10px;background:#fff;border-top:1px solid #dfe1e8}
.desk input{flex:1;min-width:0;min-height:44px;padding:0 14px;border:1px solid #8b90a0;border-radius:22px;font:inherit;color:inherit;background:#fff}
.desk button{min-height:44px;padding:0 18px;border:0;border-radius:22px;background:#2450c4;color:#fff;font:inherit;cursor:pointer}`

/**
 * Opens a chat for an account: a list of messages and a field. Sends each event to the sandbox, which records it.
 *
 * @param origin the origin of the stand-in
 */
export function createDesk({ origin, vendor, account }: { origin: string; vendor: string; account: string }): Desk {
  const language = document.documentElement.lang
  const text = texts[language in texts ? (language as keyof typeof texts) : fallbackLanguage]
  const visit = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const root = element('section', { className: 'desk' })
  const list = element('ol', {})
  const log = element('div', {})
  log.setAttribute('role', 'log')
  log.append(list)
  const head = element('header', {})
  head.append(element('b', { textContent: text.team }), element('small', { textContent: text.hint }))
  const form = element('form', {})
  const field = element('input', { placeholder: text.write, maxLength: 500 })
  field.setAttribute('aria-label', text.write)
  form.append(field, element('button', { textContent: text.send }))
  root.append(element('style', { textContent: styles }), head, log, form)
  document.body.append(root)

  const show = (message: string, who: string) => {
    list.append(element('li', { textContent: message, className: who }))
    log.scrollTop = log.scrollHeight
  }
  async function sendEvent(kind: SentEvent['kind'], message: string): Promise<void> {
    const event: SentEvent = { vendor, account, visit, language, kind, text: message }
    try {
      const response = await fetch(`${origin}/events`, { method: 'POST', body: JSON.stringify(event) })
      const { answer } = Object(await response.json()) as { readonly answer?: unknown }
      if (!response.ok) show(text.lost, 'lost')
      else if (typeof answer === 'string') show(answer, 'team')
    } catch {
      show(text.lost, 'lost')
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const message = field.value.trim()
    if (message === '') return
    field.value = ''
    show(message, 'own')
    void sendEvent('message', message)
  })
  void sendEvent('visit', '')
  return {
    show: () => {
      root.hidden = false
      field.focus()
    },
    setVariables: (variables) => void sendEvent('variables', JSON.stringify(variables)),
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

/** The origin of the running script. */
export const ownOrigin = (): string => new URL((document.currentScript as HTMLScriptElement).src).origin
