interface PolicyRules {
  readonly createHTML: (text: string, type: string, sink: string) => string | null
  readonly createScriptURL: (url: string) => string | null
}

const { trustedTypes } = globalThis as unknown as {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown }
}

let isAllowed = false

/**
 * Where the site is held to Trusted Types, the SDK may parse the store's XML and the picture worker may start; nothing
 * else passes the default policy. The SDK's parser cannot be given a policy of its own.
 */
export function allowUploadSinks(): void {
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink.includes('DOMParser') && text.startsWith('<?xml') ? text : null),
    createScriptURL: (text) => {
      const url = new URL(text, location.href)
      return url.origin === location.origin && /\/redraw-worker[\w.-]*$/.test(url.pathname) ? text : null
    },
  })
}
