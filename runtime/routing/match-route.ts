import { parseRoutePath } from '../manifest/route-path.ts'
import { findParameterTest } from '../areas/registered-areas.ts'
import type { SiteData, SiteRoute } from '../site/site-data.ts'

/** The page of an address, with the values of its parameters. */
export interface RouteMatch {
  readonly id: string
  readonly route: SiteRoute
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * The page of a path without locale. Undefined if no enabled route has the path's shape and accepts its parameters
 * (NAV-02, NAV-03, RTE-16). Of several routes, the one with the fewest parameters takes precedence.
 */
export function matchRoute(routes: SiteData['routes'], path: string): RouteMatch | undefined {
  const known = found.get(routes) ?? new Map<string, RouteMatch | undefined>()
  found.set(routes, known)
  if (known.has(path)) return known.get(path)
  const match = findRoute(routes, path)
  if (known.size >= mostFound) known.clear()
  known.set(path, match)
  return match
}

/**
 * Caches the matches of each path, because all blocks and menu entries of a page look up the same few paths. The cache
 * is small, because visitors control the paths.
 */
const found = new WeakMap<SiteData['routes'], Map<string, RouteMatch | undefined>>()
const mostFound = 100

function findRoute(routes: SiteData['routes'], path: string): RouteMatch | undefined {
  const given = partsOf(path)
  const matches = Object.entries(routes).flatMap(([id, route]): RouteMatch[] => {
    const parameters = parametersIn(given, route)
    return parameters && passesTests(route, parameters) ? [{ id, route, parameters }] : []
  })
  return matches.toSorted((one, other) => Object.keys(one.parameters).length - Object.keys(other.parameters).length)[0]
}

/** Whether a path without locale has an enabled page's shape. Then only a test of its parameters can fail (NAV-02). */
export function hasShapeOfPage(routes: SiteData['routes'], path: string): boolean {
  const given = partsOf(path)
  return Object.values(routes).some((route) => parametersIn(given, route) !== undefined)
}

/**
 * The path of a page without locale, with values for its parameters. Undefined if the route is missing or disabled, or
 * a value is missing or fails its test (RTE-16).
 */
export function pathOfRoute(
  routes: SiteData['routes'],
  id: string | undefined,
  parameters: Readonly<Record<string, string>> = {},
): string | undefined {
  const route = id === undefined ? undefined : routes[id]
  if (!route?.enabled || !passesTests(route, parameters)) return undefined
  const parts = shapeOf(route).map((part) =>
    'word' in part ? part.word : encodeURIComponent((parameters[part.parameter] ?? '').toWellFormed()),
  )
  return parts.includes('') ? undefined : `/${parts.join('/')}`
}

const partsOf = (path: string): readonly (string | undefined)[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)

/** The parameters of a path, untested. Undefined if the path has another shape, or the route is disabled. */
function parametersIn(given: readonly (string | undefined)[], route: Route): Record<string, string> | undefined {
  const wanted = shapeOf(route)
  if (!route.enabled || wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]
    if (value === undefined || ('word' in part && part.word !== value)) return undefined
    if (!('word' in part)) parameters[part.parameter] = value
  }
  return parameters
}

function passesTests({ validate }: Route, parameters: Readonly<Record<string, string>>): boolean {
  return Object.entries(parameters).every(([name, value]) => {
    const test = validate?.[name]
    return !test || passes(test, value)
  })
}

type Route = SiteRoute
type Shape = ReturnType<typeof parseRoutePath>

/** Parses each route's path once, because routes do not change. */
const shapes = new WeakMap<Route, Shape>()

function shapeOf(route: Route): Shape {
  const known = shapes.get(route) ?? parseRoutePath(route.path)
  shapes.set(route, known)
  return known
}

/**
 * The tests that every product has. Areas add other tests. A test checks only the form of a value. The backend decides
 * whether such an article, for example, exists.
 */
const kernelTests: Readonly<Record<string, (value: string) => boolean>> = {
  'numeric-id': (value) => /^\d{1,12}$/.test(value),
  slug: isWord,
}

/** An unknown test accepts no value. */
function passes(test: string, value: string): boolean {
  const find = Object.hasOwn(kernelTests, test) ? kernelTests[test] : findParameterTest(test)
  return find?.(value) ?? false
}

function isWord(value: string): boolean {
  return /^[\p{L}\p{M}\p{N}_-]{1,80}$/u.test(value)
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
