import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../../runtime/widget-api/host.ts'
import contact from '../host.ts'

const resolved = {
  merchant: 'acme',
  manifest: {
    defaultLocale: 'th-th',
    hosts: { chat: ['chat.acme.example'] },
    chat: { vendorHosts: { livechat: 'cdn.livechatinc.com', tawk: 'chat.localhost' } },
  },
} as unknown as ResolvedManifest

function frameOf(vendor: string): {
  readonly html: Promise<string>
  readonly policy: ReadonlyMap<string, readonly string[]>
} {
  const page = contact.routes?.[`/live-chat/${vendor}`]?.({
    resolved,
    origin: { protocol: 'http:', host: 'acme.localhost:5190' },
  })
  if (!page) throw new Error(`There is no frame for ${vendor}.`)
  const rules = (page.headers.get('content-security-policy') ?? '').split('; ').map((rule) => rule.split(' '))
  return { html: page.text(), policy: new Map(rules.map(([name = '', ...values]) => [name, values])) }
}

test.each(['livechat', 'tawk', 'other'])('[CON-02] the frame of %s has an opaque origin', (vendor) => {
  const { policy } = frameOf(vendor)
  expect(policy.get('sandbox')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups'])
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
})

test('[CON-02] a frame loads scripts only from its own vendor and the brand’s chat hosts', () => {
  expect(frameOf('livechat').policy.get('script-src')).toEqual([
    "'unsafe-inline'",
    'https://chat.acme.example',
    'wss://chat.acme.example',
    'https://cdn.livechatinc.com',
    'wss://cdn.livechatinc.com',
    'https://*.livechatinc.com',
    'https://*.livechat-files.com',
    'wss://*.livechatinc.com',
  ])
  expect(frameOf('other').policy.get('script-src')).toEqual([
    "'unsafe-inline'",
    'https://chat.acme.example',
    'wss://chat.acme.example',
  ])
})

test('[CON-02] the sandbox’s vendor on localhost has no TLS and uses the site’s port', async () => {
  expect(await frameOf('tawk').html).toContain('{"vendorOrigin":"http://chat.localhost:5190"}')
  expect(await frameOf('livechat').html).toContain('{"vendorOrigin":"https://cdn.livechatinc.com"}')
})
