/** The vendors of live chats with an adapter in Livery. The adapters run in the chat's frame (`host/chat`). */
export type ChatVendor = 'livechat' | 'tawk'

/** A recognised live chat: the vendor, and the brand's account there. */
export interface KnownChat {
  readonly vendor: ChatVendor
  /** The licence number for `livechat`. Property and widget for `tawk`, `5f0c…/default`. */
  readonly id: string
}

interface VendorFacts {
  /** Finds the account's id in the text of the vendor's script. Undefined for any other text. */
  readonly idIn: (script: string) => string | undefined
  /** The sources of the vendor that the policy of the chat's frame allows. */
  readonly sources: readonly string[]
}

export const chatVendors: Readonly<Record<ChatVendor, VendorFacts>> = {
  livechat: {
    idIn: (script) =>
      script.includes('livechatinc.com/tracking.js')
        ? /__lc(?:\.license\s*=|\s*=\s*\{[^}]*?license\s*:)\s*["']?(\d{3,12})\b/.exec(script)?.[1]
        : undefined,
    sources: ['https://*.livechatinc.com', 'https://*.livechat-files.com', 'wss://*.livechatinc.com'],
  },
  tawk: {
    idIn: (script) => /\/\/embed\.tawk\.to\/([0-9a-f]{24}\/[\w-]{1,32})(?![\w/-])/.exec(script)?.[1],
    sources: ['https://*.tawk.to', 'wss://*.tawk.to'],
  },
}

export const vendorNames = Object.keys(chatVendors) as readonly ChatVendor[]

/**
 * Recognises the vendor and the account in a chat's script (CON-02), and ignores the rest. Undefined for an unknown
 * vendor, and for several vendors.
 */
export function recogniseChat(script: string): KnownChat | undefined {
  const found = vendorNames.flatMap((vendor): KnownChat[] => {
    const id = chatVendors[vendor].idIn(script)
    return id === undefined ? [] : [{ vendor, id }]
  })
  return found.length === 1 ? found[0] : undefined
}
