import { expect, test } from 'vitest'
import { embeddedName } from '../../../runtime/manifest/claims.ts'
import { gameShellAddress, gameShellHost, gameShellTarget } from './game-shell.ts'

const loopback = { protocol: 'http:', host: 'acme.localhost:5173' }
const secure = { protocol: 'https:', host: 'acme.localhost' }
const onAir = { protocol: 'https:', host: 'acme.example' }

test.each([
  ['none', loopback, undefined, '/game-shell', '*'],
  ['none', onAir, undefined, '/game-shell', '*'],
  ['embedded', loopback, 'play.acme.localhost', 'http://play.acme.localhost:5173/game-shell', undefined],
  ['embedded', secure, 'play.acme.localhost', 'https://play.acme.localhost/game-shell', undefined],
  ['embedded', onAir, 'play.acme.localhost', '/game-shell', '*'],
  ['https://acme-games.example', onAir, 'acme-games.example', 'https://acme-games.example/game-shell', undefined],
  ['https://acme-games.example', loopback, 'acme-games.example', 'https://acme-games.example/game-shell', undefined],
])('[GAM-07] the setting %s and the page %o determine where HTML games run', (origin, page, host, address, target) => {
  const owner = { merchant: 'acme', origin }
  expect(gameShellHost(owner)).toBe(host)
  expect(gameShellAddress(owner, page)).toBe(address)
  expect(gameShellTarget(address)).toBe(target ?? new URL(address).origin)
})

test('[GAM-07] the name of embedded games is the name that validation reserves for the brand', () => {
  expect(gameShellHost({ merchant: 'acme', origin: 'embedded' })).toBe(embeddedName('acme'))
})
