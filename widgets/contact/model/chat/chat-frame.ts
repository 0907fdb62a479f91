import type { ChatVendor } from './chat-vendors.ts'

/**
 * The path of the page that runs a chat's script. Each known vendor has a page, and all other vendors share one. The
 * page has an opaque origin.
 */
export const chatFramePath = (vendor: ChatVendor | 'other') => `/live-chat/${vendor}`

/** The first message to the frame. All messages to and from the frame contain the nonce of its address. */
export interface ChatStart {
  readonly nonce: string
  readonly kind: 'start'
  /** The account at the vendor. */
  readonly id: string
  /** The script of a chat of an unknown vendor. Empty for a known vendor. */
  readonly script: string
  /** The session variable of a member (CON-02); empty for a guest. */
  readonly mid: string
  /** The language of the page: `th`. */
  readonly language: string
}

/** A message to the frame. `open` shows the chat again, `member` names the current member. */
export type ToChat =
  | ChatStart
  | { readonly nonce: string; readonly kind: 'open' }
  | { readonly nonce: string; readonly kind: 'member'; readonly mid: string }

/** A message from the frame. `listening` comes first, and `closed` after the visitor has closed the chat. */
export interface FromChat {
  readonly nonce: string
  readonly kind: 'listening' | 'ready' | 'closed' | 'failed'
}

/** Reads the message of a frame with this nonce. Undefined for any other message to the page. */
export function messageFromChat(data: unknown, nonce: string): FromChat['kind'] | undefined {
  const { nonce: given, kind } = Object(data) as { readonly [Name in keyof FromChat]?: unknown }
  const known = ['listening', 'ready', 'closed', 'failed'] as const
  return given === nonce ? known.find((one) => one === kind) : undefined
}
