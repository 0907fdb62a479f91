import { inlineScripts } from '../../../../schemas/generated/inline-scripts.ts'
import { type Text, textIn, type SandboxContext } from '../../../../sandbox/index.ts'
import { addChatEvent, type ChatEvent } from './chat-events.ts'

/** The host name of the stand-in for chat vendors. */
export const chatHost = 'chat.localhost'

const script = (name: 'livechat-desk' | 'tawk-desk' | 'other-desk') => inlineScripts[`contact/sandbox/desk/${name}`]

const answers: Readonly<Record<'visit' | 'message', Text>> = {
  visit: {
    en: 'Hello! How can we help you today?',
    th: 'สวัสดี มีเรื่องใดให้เราช่วยไหม',
  },
  message: {
    en: 'Thank you. Our team is looking into it and will reply here in a moment.',
    th: 'ได้รับข้อความแล้ว ทีมงานกำลังตรวจสอบและจะตอบกลับที่นี่ในอีกสักครู่',
  },
}

/**
 * Serves the scripts of the chat vendors: LiveChat's at `GET /tracking.js`, tawk's at `GET /{property}/{widget}`, and
 * an unknown vendor's at `GET /desk.js`. Each script sends its events to `POST /events`, which records them and
 * responds.
 */
export async function handleDesk(sandbox: SandboxContext, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname === '/events') return handleEvent(sandbox, await request.text())
  if (request.method !== 'GET') return new Response('Method not allowed', { status: 405 })
  if (pathname === '/tracking.js') return javascript(script('livechat-desk'))
  if (pathname === '/desk.js') return javascript(script('other-desk'))
  if (/^\/[0-9a-f]{24}\/[\w-]{1,32}$/.test(pathname)) return javascript(script('tawk-desk'))
  return new Response('Not found', { status: 404 })
}

/** An event from one of the scripts. */
export interface SentEvent {
  readonly vendor: string
  readonly account: string
  readonly visit: string
  readonly language: string
  readonly kind: 'visit' | 'variables' | 'message'
  readonly text: string
}

function handleEvent({ database, merchants, clock }: SandboxContext, body: string): Response {
  const sent = readEvent(body)
  // A brand without the area `contact` has no contacts.
  const merchant =
    sent && merchants.find(({ data }) => 'contacts' in data && JSON.stringify(data.contacts).includes(sent.account))
  if (!sent || !merchant) return Response.json({ error: 'There is no such account.' }, { status: 404, headers: open })
  const event: ChatEvent = {
    merchant_id: merchant.id,
    visit_id: sent.visit,
    vendor: sent.vendor,
    account: sent.account,
    kind: sent.kind,
    text: sent.text,
    at: clock.now(),
  }
  addChatEvent(database, event)
  if (sent.kind === 'variables') return Response.json({}, { headers: open })
  const answer = textIn(answers[sent.kind], sent.language)
  addChatEvent(database, { ...event, kind: 'answer', text: answer })
  return Response.json({ answer }, { headers: open })
}

const sentKinds: readonly unknown[] = ['visit', 'variables', 'message'] satisfies SentEvent['kind'][]

function isSentEvent(value: unknown): value is SentEvent {
  const { kind, ...texts } = Object(value) as { readonly [Name in keyof SentEvent]?: unknown }
  const { vendor, account, visit, language, text } = texts
  return sentKinds.includes(kind) && [vendor, account, visit, language, text].every((one) => typeof one === 'string')
}

function readEvent(body: string): SentEvent | undefined {
  if (body.length > 4096) return undefined
  try {
    const sent: unknown = Object(JSON.parse(body))
    return isSentEvent(sent) && sent.account !== '' ? sent : undefined
  } catch {
    return undefined
  }
}

/** Allows every origin, because the chat's frame has an opaque origin. */
const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } as const

function javascript(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', ...open } })
}
