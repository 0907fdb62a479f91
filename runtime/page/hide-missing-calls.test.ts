import { expect, test } from 'vitest'
import type { Manifest } from '../manifest/index.ts'
import { canShow, needsMissingCall, routesWithout } from './hide-missing-calls.ts'

const region = (...widgets: string[]) =>
  ({
    order: widgets,
    blocks: Object.fromEntries(widgets.map((widget) => [widget, { widget, props: {} }])),
  }) as unknown as Manifest['shell'][string]

const missingCalls = new Set(['mission/get-calendar'])

test('only widgets that need a missing call are hidden', () => {
  expect(canShow('missions/mission-calendar', missingCalls)).toBe(false)
  expect(canShow('banners/banner-carousel', missingCalls)).toBe(true)
  expect(canShow('nobody/knows-it', missingCalls)).toBe(true)
})

test('menus leave out a page only if all of its main blocks need a missing call', () => {
  const routes = {
    missions: { regions: { main: region('missions/mission-calendar') } },
    home: { regions: { main: region('missions/mission-calendar', 'banners/banner-carousel') } },
    empty: { regions: { main: region() } },
    bare: {},
  } as unknown as Manifest['routes']
  expect(Object.keys(routesWithout(routes, missingCalls))).toEqual(['home', 'empty', 'bare'])
  expect(routesWithout(routes, new Set())).toBe(routes)
  expect(needsMissingCall(undefined, missingCalls)).toBe(false)
})
