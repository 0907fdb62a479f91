import { describe, expect, test } from 'vitest'
import type { Manifest } from '../manifest/index.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { matchRoute, pathOfRoute } from './match-route.ts'

registerAreas([{ name: 'shops', parameterTests: { 'known-shop': (value) => /^[\p{L}\p{M}-]+$/u.test(value) } }])

const page = (path: string, more: object = {}) => ({
  path,
  enabled: true,
  layout: 'default',
  guards: [],
  pageKey: 'x',
  title: 'x',
  regions: {},
  ...more,
})
const routes = {
  home: page('/'),
  slot: page('/slot'),
  'slot-provider': page('/slot/{provider}', { validate: { provider: 'known-shop' } }),
  'slot-new': page('/slot/new'),
  promotion: page('/promotions/{id}', { validate: { id: 'numeric-id' } }),
  off: page('/off', { enabled: false }),
  tag: page('/tag/{tag}'),
  close: page('/Close'),
} as unknown as Manifest['routes']

describe('matching a route', () => {
  test.each([
    ['/', 'home', {}],
    ['/slot', 'slot', {}],
    ['/slot/new', 'slot-new', {}],
    ['/slot/lucky-star', 'slot-provider', { provider: 'lucky-star' }],
    ['/slot/%E0%B8%97%E0%B8%AD%E0%B8%87', 'slot-provider', { provider: 'ทอง' }],
    ['/promotions/1101', 'promotion', { id: '1101' }],
    ['/Close', 'close', {}],
  ])('[RTE-16] %s is the page %s', (path, id, parameters) => {
    expect(matchRoute(routes, path)).toMatchObject({ id, parameters })
  })

  test.each(['/nope', '/off', '/slot/a/b', '/close', '/slot/%zz', '/__proto__'])('[NAV-03] %s has no page', (path) => {
    expect(matchRoute(routes, path)).toBeUndefined()
  })

  test.each([
    '/promotions/abc',
    '/promotions/1;drop',
    `/promotions/${'1'.repeat(13)}`,
    '/slot/a%2Fb',
    '/slot/%3Cscript%3E',
  ])('[NAV-02] %s fails its test', (path) => expect(matchRoute(routes, path)).toBeUndefined())
})

describe('the path of a route', () => {
  test.each([
    ['home', {}, '/'],
    ['slot', {}, '/slot'],
    ['slot', { unused: 'a' }, '/slot'],
    ['slot-provider', { provider: 'ทอง' }, '/slot/%E0%B8%97%E0%B8%AD%E0%B8%87'],
    ['promotion', { id: '1101' }, '/promotions/1101'],
  ])('[RTE-16] the route %s with %j has the path %s, which leads back to it', (id, parameters, path) => {
    expect(pathOfRoute(routes, id, parameters)).toBe(path)
    expect(matchRoute(routes, path)?.id).toBe(id)
  })

  test('[RTE-16] a value with half of a surrogate pair has a path', () => {
    expect(pathOfRoute(routes, 'tag', { tag: 'gold \ud83d' })).toBe('/tag/gold%20%EF%BF%BD')
  })

  test.each([
    ['nope', {}],
    ['off', {}],
    ['slot-provider', {}],
    ['slot-provider', { provider: '' }],
    ['promotion', { id: 'abc' }],
    [undefined, {}],
  ])('[RTE-16] the route %s with %j has no path', (id, parameters) => {
    expect(pathOfRoute(routes, id, parameters)).toBeUndefined()
  })
})
