import { expect, test } from 'vitest'
import { ownPath, readPushMessage } from './read-push-message.ts'

const site = { name: 'Acme', origin: 'https://acme.example' }
const generic = { title: 'Acme', body: '', path: '/' }

test('[QRY-09] a push message shows its title and text, and leads to its page', () => {
  const text = JSON.stringify({ title: 'New bonus', body: 'Until Sunday.', url: '/en-th/promotions?category=slot#top' })
  expect(readPushMessage(text, site)).toEqual({
    title: 'New bonus',
    body: 'Until Sunday.',
    path: '/en-th/promotions?category=slot#top',
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', '<b>hello</b>'],
  ['a list', '["title"]'],
  ['null', 'null'],
  ['other types', '{"title":{"a":1},"body":7,"url":["/x"]}'],
  ['invisible characters only', '{"title":"\\u202e\\u200b "}'],
])('[QRY-09] a push message that contains %s shows the brand’s name and leads to the home page', (_what, text) => {
  expect(readPushMessage(text, site)).toEqual(generic)
})

test('[QRY-09] long texts are cut, and characters that reverse or hide text are removed', () => {
  const { title, body } = readPushMessage(
    JSON.stringify({ title: `a\u202eb${'x'.repeat(500)}`, body: 'y'.repeat(500) }),
    site,
  )
  expect(title).toBe(`ab${'x'.repeat(78)}`)
  expect(body).toHaveLength(240)
})

test.each([
  ['https://acme.example/th-th/slot', '/th-th/slot'],
  ['/th-th?usr=lek&pw=secret&login=1', '/th-th?login=1'],
  ['https://evil.example/', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://acme.example:8443/', '/'],
  ['https://acme.example@evil.example/', '/'],
  ['https://lek@acme.example/vip', '/'],
  ['http://acme.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['blob:https://acme.example/0000', '/'],
  ['/.//evil.example/x', '/'],
  ['/api/index/logout', '/'],
  [`/${'a'.repeat(600)}`, '/'],
  [undefined, '/'],
])('[QRY-09] the address %j leads to %s', (address, path) => expect(ownPath(address, site.origin)).toBe(path))
