interface PolicyRules {
  readonly createHTML: (text: string, type: string, sink: string) => string | null
  readonly createScriptURL: (url: string) => string | null
}

const { trustedTypes } = globalThis as unknown as {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown }
}

let isAllowed = false

/**
 * Creates the default policy for Trusted Types, once. The policy lets the SDK parse the store's XML and lets the
 * picture worker start. It refuses everything else. The SDK's parser accepts no policy of its own.
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
