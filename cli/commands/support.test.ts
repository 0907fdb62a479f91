import { expect, test } from 'vitest'
import { supportCode } from '../../runtime/errors/support-code.ts'
import { validateMerchant, type ResolvedManifest, resolveManifest } from '../../runtime/manifest/index.ts'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { runCli } from '../run-cli.ts'

async function run(...args: string[]) {
  const context = fakeContext()
  const code = await runCli(args, context)
  return { code, out: context.written.join(''), err: context.errors.join('') }
}

async function acme(): Promise<ResolvedManifest> {
  const context = fakeContext()
  const verdict = await validateMerchant(context.openSource('/brands'), 'acme', await context.loadProduct())
  return (await resolveManifest(verdict, 'production')) as ResolvedManifest
}

const features = { rebate: true, angpow: false }

test('[OPS-04] support decodes a code with the files that it comes from', async () => {
  const { hash, manifest } = await acme()
  const states = Object.fromEntries(Object.entries(manifest.features).map(([name, { enabled }]) => [name, enabled]))
  const code = supportCode({ merchant: 'acme', environment: 'production', hash, version: '0.1.0', features: states })
  const { out } = await run('support', code.toLowerCase())
  expect(out).toMatch(/^brand +acme\nenvironment +production\nmanifest +/)
  expect(out).toContain(`${hash.slice(0, 8)} (the same as the files here)`)
  for (const [name, isOn] of Object.entries(states))
    expect(out).toMatch(new RegExp(`^${name} +${isOn ? 'on' : 'off'}$`, 'm'))
})

test('[OPS-04] support reports another version of the brand, and an unknown brand', async () => {
  const other = { environment: 'staging', hash: '3fa91c2b', version: '0.1.0', features }
  expect((await run('support', supportCode({ ...other, merchant: 'acme' }))).out).toContain(
    '3fa91c2b (a different version from the files here)',
  )
  expect((await run('support', supportCode({ ...other, merchant: 'nobody' }))).out).toBe(
    [
      'brand        nobody',
      'environment  staging',
      'manifest     3fa91c2b (the brand is not in this folder, or has errors)',
      'Livery       0.1.0',
      'feature 1    off',
      'feature 2    on',
      '',
    ].join('\n'),
  )
})

test('[OPS-04] support reports a typing mistake in a code', async () => {
  const { code, err } = await run('support', 'ACME-P-3FA91C2B-0.1.0-E-0')
  expect(code).toBe(2)
  expect(err).toContain('is not a support code')
})
