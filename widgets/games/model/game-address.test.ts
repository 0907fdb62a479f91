import { expect, test } from 'vitest'
import { gameAddress } from './game-address.ts'

const page = { protocol: 'https:', host: 'brand.example' }
const local = { protocol: 'http:', host: 'brand.localhost:5173' }
const hosts = ['games.example', 'brand.example', 'games.localhost', 'brand.localhost']

test.each([
  ['https://games.example/play?x=1#y', page],
  ['https://games.example:8443/', page],
  ['http://games.localhost:5173/play', local],
  ['https://games.example/', local],
])('[GAM-07] %s may be opened', (address, place) => {
  expect(gameAddress(address, hosts, place)).toBe(address)
})

const bad = [
  '',
  'games.example',
  '//games.example/',
  '/play',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' https://games.example/',
  'https://games.example/ x',
  'data:text/html,<script>1</script>',
  'blob:https://games.example/1',
  'file:///etc/passwd',
  'ftp://games.example/',
  'intent://games.example/#Intent;end',
  'view-source:https://games.example/',
  'about:blank',
  'http://games.example/',
  'https://evil.example/',
  'https://games.example.evil.example/',
  'https://evilgames.example/',
  'https://games.example@evil.example/',
  'https://evil.example#games.example',
  'https://evil.example\\@games.example/',
  'https:\\\\games.example\\',
  'https:games.example',
  'https://user:secret@games.example/',
  'https://games.example%2eevil.example/',
  'https://GAMES.example.evil/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://brand.example/',
  `https://games.example/${'x'.repeat(9000)}`,
]

test.each(bad)('[GAM-07] %j is never opened', (address) => {
  expect(gameAddress(address, hosts, page)).toBeUndefined()
})

test('[GAM-07] only a site on loopback opens loopback over http', () => {
  expect(gameAddress('http://games.localhost/', hosts, page)).toBeUndefined()
  expect(gameAddress('http://games.example/', hosts, local)).toBeUndefined()
  expect(gameAddress('http://brand.localhost:5173/', hosts, local)).toBeUndefined()
})
