import { expect, test } from 'vitest'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { transcript } from '../../tests/support/run-fake-cli.ts'

const brands = {
  acme: namedBrand('acme', { routes: { faq: { path: '/questions' }, 'about-us': { enabled: false } } }),
}

test('[OPS-04] routes lists the pages of a brand with their layouts, guards and widgets', async () => {
  const lines = (await transcript('routes acme production', brands)).split('\n')
  expect(
    lines.filter((line) => /^path|^\/about-us|^\/questions|^\/profile /.test(line)).join('\n'),
  ).toMatchInlineSnapshot(`
    "path                       page                    enabled  layout       guards              widgets
    /about-us                  about-us                no       info         -                   info/markdown-page
    /profile                   profile                 yes      account      auth                account/profile-index analytics/push-choice account/logout-everywhere
    /questions                 faq                     yes      infotwo      -                   info/markdown-page"
  `)
})

test('[OPS-04] routes --format json describes a page with the same facts', async () => {
  const text = (await transcript('routes acme production --format json', brands)).replace(/\[0\]$/, '')
  const { routes } = JSON.parse(text) as { readonly routes: readonly { readonly id: string }[] }
  expect(routes.find(({ id }) => id === 'faq')).toMatchInlineSnapshot(`
    {
      "enabled": true,
      "guards": [],
      "id": "faq",
      "layout": "infotwo",
      "path": "/questions",
      "widgets": [
        "info/markdown-page",
      ],
    }
  `)
})

test('[OPS-04] routes lists a page that lacks keys', async () => {
  const mine = { path: '/mine', regions: { main: { order: ['one'] } } }
  const output = await transcript('routes acme production', { acme: namedBrand('acme', { routes: { mine } }) })
  expect(output).toMatch(/^\/mine +mine +no +- +- +-$/m)
  expect(output).toMatch(/\[0\]$/)
})
