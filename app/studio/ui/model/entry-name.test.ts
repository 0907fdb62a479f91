import { expect, test } from 'vitest'
import { refusedName } from './entry-name.ts'

test.each([
  ['house-rules', 'route-id', undefined],
  ['vip2', 'route-id', undefined],
  ['House', 'route-id', 'name-hint'],
  ['house rules', 'feature-id', 'name-hint'],
  ['เมนู', 'menu-id', 'name-hint'],
  ['-x', 'identifier', 'name-hint'],
  ['', 'route-id', 'name-hint'],
  ['constructor', 'feature-id', 'name-reserved'],
  ['__proto__', undefined, 'name-reserved'],
  ['$type', 'token-name', 'name-hint-token'],
  ['My gold', 'token-name', 'name-hint-token'],
  ['gold-2', 'token-name', undefined],
  ['https://www.acme.example/', 'host', 'name-hint-host'],
  ['www.acme.example', 'host', undefined],
  ['Thai', 'locale-code', 'name-hint-locale'],
  ['$x', undefined, 'name-reserved'],
  ['user/login', undefined, undefined],
] as const)(
  '[BRD-06] if an operator adds %1$j to a map whose names have the format %2$j, the reason for a refusal is %3$j',
  (name, format, hint) => {
    expect(refusedName(name, format)).toBe(hint)
  },
)
