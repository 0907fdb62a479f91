import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import type { Environment, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { createBrandStore } from './brand-store.ts'
import { createVerdicts } from './verdicts.ts'
import { contentSecurityPolicy } from './security-headers.ts'

async function brand(environment: Environment, bucket?: string): Promise<ResolvedManifest> {
  const store = createBrandStore(
    createVerdicts(createFileSource({ folders: [`${projectRoot}merchants`] }), 'siam191'),
    environment,
    new Map(),
  )
  await store.refresh()
  const resolved = store.find('siam191')?.resolved
  if (!resolved) throw new Error('siam191 has errors.')
  if (bucket === undefined) return resolved
  const { manifest } = resolved
  return { ...resolved, manifest: { ...manifest, upload: { ...manifest.upload, bucket } } }
}

const none = { areas: [], hosts: [] }
const connect = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

test('[BRD-11] a page may send to its own site and to the bucket of its environment', async () => {
  expect(connect(contentSecurityPolicy(await brand('production'), none))).toBe(
    "'self' https://siam191-production.s3.ap-southeast-7.amazonaws.com",
  )
  expect(connect(contentSecurityPolicy(await brand('production', 'up.siam191.example'), none))).toBe(
    "'self' https://s3.ap-southeast-7.amazonaws.com",
  )
})

test('only over the sandbox may it send to loopback', async () => {
  const resolved = await brand('development')
  expect(connect(contentSecurityPolicy(resolved, { ...none, isSandbox: true }))).toContain(' http://127.0.0.1:*')
  expect(contentSecurityPolicy(resolved, none)).not.toContain('127.0.0.1')
})
