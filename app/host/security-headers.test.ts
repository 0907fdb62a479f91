import { expect, test } from 'vitest'
import areaFacts from '../../schemas/area-facts.schema.json' with { type: 'json' }
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { createMemorySource, type Environment, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createBrandStore } from './brand-store.ts'
import { isAllowedUrl, objectUrl } from '../../runtime/upload/routes/allowed-store.ts'
import { createVerdicts } from './verdicts.ts'
import { contentSecurityPolicy } from './security-headers.ts'

async function brand(environment: Environment, bucket = 'acme-production'): Promise<ResolvedManifest> {
  const manifest = { merchant: { id: 'acme', name: 'Acme' }, upload: { bucket, region: 'ap-southeast-7' } }
  const acme = { ...smallBrand, 'manifest.json': JSON.stringify(manifest) }
  const store = createBrandStore(
    createVerdicts(createMemorySource({ base: brandFiles('base'), acme }), 'acme'),
    environment,
    new Map(),
  )
  await store.refresh()
  const resolved = store.find('acme')?.resolved
  if (!resolved) throw new Error('acme has errors.')
  return resolved
}

const none = { areas: [], hosts: [] }
const connect = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

test('[BRD-11] a page may send to its own site and to the bucket of its environment', async () => {
  expect(connect(contentSecurityPolicy(await brand('production'), none))).toBe(
    "'self' https://acme-production.s3.ap-southeast-7.amazonaws.com https://s3.ap-southeast-7.amazonaws.com/acme-production/",
  )
  expect(connect(contentSecurityPolicy(await brand('production', 'up.acme.example'), none))).toBe(
    "'self' https://s3.ap-southeast-7.amazonaws.com/up.acme.example/",
  )
})

/** Whether a policy lets a page send to an address. A source that ends with a slash names a folder. */
function allows(policy: string, address: string): boolean {
  const { origin, href } = new URL(address)
  return (connect(policy) ?? '')
    .split(' ')
    .some((source) => source === origin || (source.endsWith('/') && href.startsWith(source)))
}

test.each(['acme-production', 'up.acme.example'])(
  '[UPL-14] [BRD-11] a page may send to each address of the bucket %s that an upload accepts, and to no other bucket',
  async (bucket) => {
    const resolved = await brand('production', bucket)
    const policy = contentSecurityPolicy(resolved, none)
    const { upload } = resolved.manifest
    const key = `${upload.prefix}/M1_abc.jpg`
    const store = `https://s3.${upload.region}.amazonaws.com`
    for (const url of [`${store}/${bucket}/${key}`, objectUrl({ ...upload, key, endpoint: undefined })]) {
      const address = `${url}?X-Amz-Signature=1`
      expect(isAllowedUrl(address, key, upload, 'www.acme.example'), address).toBe(true)
      expect(allows(policy, address), address).toBe(true)
    }
    for (const other of ['other', `${bucket}-2`]) expect(allows(policy, `${store}/${other}/${key}`)).toBe(false)
  },
)

test('[DEP-05] [AUT-20] a page may show a picture that the member has just chosen', async () => {
  const policy = contentSecurityPolicy(await brand('production'), none)
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain('blob:')
  expect(policy.match(/blob:/g)).toHaveLength(1)
})

test('a page may send to 127.0.0.1 only if the backend is the sandbox', async () => {
  const resolved = await brand('development')
  expect(connect(contentSecurityPolicy(resolved, { ...none, isSandbox: true }))).toContain(' http://127.0.0.1:*')
  expect(contentSecurityPolicy(resolved, none)).not.toContain('127.0.0.1')
})

/** The sources of a policy by directive. */
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))

test('[OPS-03] a page runs its own scripts only, and only pages of the site may frame it', async () => {
  const policy = directives(contentSecurityPolicy(await brand('production'), none))
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/=]{44}'$/)],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  })
})

test.each(areaFacts.$defs.HostFacts.properties.policy.items.enum)(
  '[OPS-03] %s of the policy has the hosts that an area adds to it',
  async (directive) => {
    const resolved = await brand('production')
    const host = { policy: () => ({ [directive]: ['https://area.example'] }) }
    const policy = directives(contentSecurityPolicy(resolved, { areas: [], hosts: [host] }))
    const before = directives(contentSecurityPolicy(resolved, none))
    expect(policy).toEqual({ ...before, [directive]: [...(before[directive] ?? []), 'https://area.example'] })
  },
)

test('[OPS-03] an area may add hosts for pictures and frames, but none for scripts', async () => {
  const added = ['https://area.example']
  const names = ['img-src', 'frame-src', 'script-src', 'worker-src', 'object-src', 'base-uri', 'frame-ancestors']
  const host = { policy: () => Object.fromEntries(names.map((name) => [name, added])) }
  const policy = directives(contentSecurityPolicy(await brand('production'), { areas: [], hosts: [host] }))
  expect(names.filter((name) => policy[name]?.includes('https://area.example'))).toEqual(['img-src', 'frame-src'])
})
