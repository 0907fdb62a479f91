import { expect, test, vi } from 'vitest'
import { createMemorySource, type ManifestSource } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { createEnvironments, environmentCookie } from './environments.ts'

test('[BRD-05] an environment that is read for the first time during a save has the saved brand', async () => {
  let files: Readonly<Record<string, string>> = smallBrand
  const now = () => createMemorySource({ base: brandFiles('base'), acme: files })
  const source: ManifestSource = { merchants: () => now().merchants(), load: (merchant) => now().load(merchant) }
  const environments = await createEnvironments(source, 'development', new Map())
  const before = environments.verdicts.find('acme')
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  const held = Promise.withResolvers<void>()
  const slow = vi.spyOn(crypto.subtle, 'digest').mockImplementationOnce(async (...given) => {
    await held.promise
    return digest(...given)
  })
  const request = new Request('http://acme.localhost/', { headers: { cookie: `${environmentCookie}=staging` } })
  const prepared = environments.prepare(request)
  expect(slow).toHaveBeenCalledOnce()
  files = { ...smallBrand, 'messages/en.json': '{ "home.providers": "Studios" }' }
  const saved = environments.refresh(['acme'])
  await expect.poll(() => environments.verdicts.find('acme')).not.toBe(before)
  await Promise.race([saved, new Promise((resolve) => setImmediate(resolve))])
  held.resolve()
  await Promise.all([prepared, saved])
  const shown = environments.storeFor(request).find('acme')?.resolved
  expect(shown?.environment).toBe('staging')
  expect(shown?.manifest.messages.en).toMatchObject({ 'home.providers': 'Studios' })
})
