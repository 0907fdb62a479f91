import { expect, test } from 'vitest'
import { readHead } from '../../app/releases/index.ts'
import { openReleases, sharper } from '../../tests/support/release-cli.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'

/** A brand with two releases, and functions that lose the record of a release and list the releases. */
async function openTwo() {
  const { brands, context, livery } = openReleases()
  const publish = (more = '') => livery(`publish acme production --store /srv/releases${more}`)
  await publish()
  const store = await context.openReleases('/srv/releases', false)
  const { pointer: first } = (await readHead(store, 'acme', 'production')) ?? expect.fail()
  brands.acme = { ...smallBrand, 'tokens.json': sharper }
  await publish()
  const { pointer: second } = (await readHead(store, 'acme', 'production')) ?? expect.fail()
  const { readObject } = store
  const lose = ({ release }: { readonly release: string }) => {
    store.readObject = async (key) => (key.endsWith(release) ? undefined : readObject(key))
  }
  const list = async () =>
    (await livery('releases acme production --store /srv/releases')).replaceAll(/[0-9a-f]{64}/g, 'HASH')
  return { brands, store, livery, publish, first, second, lose, list }
}

test('[OPS-02] a lost release does not hide the later ones', async () => {
  const { first, lose, list } = await openTwo()
  lose(first)
  expect(await list()).toMatchInlineSnapshot(`
    "* 2  2026-11-22T10:01:00.000Z  lek  in service
    Livery cannot list the releases before 2, because a release is damaged: its file HASH is missing.
    [1]"
  `)
})

test('[OPS-02] if the last release is lost, the list says so, and begins again with the next publication', async () => {
  const { livery, publish, second, lose, list } = await openTwo()
  await livery('unpublish acme production --store /srv/releases')
  lose(second)
  expect(await list()).toMatchInlineSnapshot(`
    "  2026-11-22T10:02:00.000Z  lek  release 2 unpublished
    The last release, 2, is damaged, so Livery cannot list it and earlier ones: its file HASH is missing. Publish the brand again.
    [1]"
  `)
  await publish()
  expect(await list()).toMatchInlineSnapshot(`
    "* 3  2026-11-22T10:04:00.000Z  lek  in service
      2026-11-22T10:02:00.000Z  lek  release 2 unpublished
    Livery cannot list the releases before 3, because a release is damaged: its file HASH is missing.
    [1]"
  `)
})

test('[OPS-02] a lost release that waits does not hide the release in service', async () => {
  const { brands, store, publish, lose, list } = await openTwo()
  brands.acme = smallBrand
  await publish(' --share 10%')
  const { pointer } = (await readHead(store, 'acme', 'production')) ?? expect.fail()
  lose(pointer.canary ?? expect.fail())
  expect(await list()).toMatchInlineSnapshot(`
    "* 2  2026-11-22T10:01:00.000Z  lek  in service
      1  2026-11-22T10:00:00.000Z  lek
    Release 3, which is waiting, is damaged: its file HASH is missing. Cancel it.
    [1]"
  `)
})
