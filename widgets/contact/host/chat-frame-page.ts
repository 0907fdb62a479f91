import { type HostRequest, inlineScript, safeJson } from '../../../runtime/widget-api/host.ts'
import { type ChatVendor, chatVendors } from '../model/chat/chat-vendors.ts'
import { languageOf } from '../../../schemas/locale-code.ts'

const styles =
  'html,body{height:100%;margin:0;background:Canvas;color:CanvasText;font:16px/1.6 system-ui;color-scheme:light dark}'

/**
 * The page in the frame of a live chat (CON-02). Its policy gives it an opaque origin, so that a vendor's script cannot
 * read the site. Scripts load only from the vendor and the brand's chat hosts.
 */
export function chatFramePage(vendor: ChatVendor | 'other', { resolved, origin }: HostRequest): Response {
  const { hosts, chat } = resolved.manifest
  const { port } = new URL(`${origin.protocol}//${origin.host}`)
  const vendorHost = vendor === 'other' ? undefined : chat.vendorHosts[vendor]
  const facts = { vendorOrigin: vendorHost === undefined ? '' : originOf(vendorHost, port) }
  const script = inlineScript(`contact/host/chat/${vendor}`)
  return new Response(
    `<!doctype html>
<html lang="${languageOf(resolved.manifest.defaultLocale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chat</title><style>${styles}</style></head>
<body><script type="application/json" id="chat">${safeJson(facts)}</script><script>${script}</script></body></html>
`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy([
          ...hosts.chat.flatMap((host) => sourcesOf(host)),
          ...(vendorHost === undefined ? [] : sourcesOf(vendorHost)),
          ...(vendor === 'other' ? [] : chatVendors[vendor].sources),
        ]),
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      },
    },
  )
}

/** The data that the host writes into the frame's page for the page's script. */
export interface ChatFrameFacts {
  /** The scheme and host of the vendor's script. Empty for a chat of an unknown vendor. */
  readonly vendorOrigin: string
}

/**
 * The policy allows inline scripts, because a vendor's code adds script elements. All scripts run in an opaque origin.
 */
function policy(sources: readonly string[]): string {
  const from = [...new Set(sources)].join(' ')
  return [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${from}`,
    `style-src 'unsafe-inline' ${from}`,
    `connect-src ${from}`,
    `img-src data: blob: ${from}`,
    `font-src data: ${from}`,
    `media-src data: blob: ${from}`,
    `frame-src ${from}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const isLocal = (host: string) => host.endsWith('.localhost')

/** The origin of a vendor's host. The sandbox's vendor on localhost has no TLS and uses the site's port. */
const originOf = (host: string, port: string) =>
  isLocal(host) ? `http://${host}${port && `:${port}`}` : `https://${host}`

const sourcesOf = (host: string) => (isLocal(host) ? [`http://${host}:*`] : [`https://${host}`, `wss://${host}`])
