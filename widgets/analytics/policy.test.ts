import { expect, test } from 'vitest'
import { brandFiles } from '../../tests/support/small-brand.ts'
import { contentSecurityPolicy } from '../../app/host/security-headers.ts'
import { createBrandStore } from '../../app/host/brand-store.ts'
import { createVerdicts } from '../../app/host/verdicts.ts'
import { createMemorySource } from '../../runtime/manifest/index.ts'

const brands = { base: brandFiles('base'), siam191: brandFiles('siam191'), beta191: brandFiles('beta191') }

async function policyOf(merchant: string, areas: readonly string[]): Promise<string> {
  const store = createBrandStore(createVerdicts(createMemorySource(brands), merchant), 'production', new Map())
  await store.refresh()
  const resolved = store.find(merchant)?.resolved
  if (!resolved) throw new Error(`${merchant} has errors.`)
  return contentSecurityPolicy(resolved, { areas, hosts: [] })
}

const sourcesOf = (policy: string, directive: string) =>
  (new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((source) => !source.includes('amazonaws'))

test.each([
  ['siam191', 'https://metrics.siam191.example'],
  ['beta191', 'https://signal.beta191.example'],
])('[QRY-06] pages of %s may send to its tracker hosts, and load nothing from them', async (merchant, host) => {
  const policy = await policyOf(merchant, ['analytics'])
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", host])
  expect(policy.split(host)).toHaveLength(2)
  expect(sourcesOf(policy, 'script-src').filter((source) => source.startsWith('http'))).toEqual([])
})

test('[QRY-06] without the area, no page may send to a tracker', async () => {
  expect(sourcesOf(await policyOf('siam191', []), 'connect-src')).toEqual(["'self'"])
})
