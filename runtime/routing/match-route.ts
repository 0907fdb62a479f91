import { parseRoutePath } from '../manifest/index.ts'
import { findParameterTest } from '../areas/registered-areas.ts'
import type { SiteData, SiteRoute } from '../site/site-data.ts'

/** The page of an address, with the values of its parameters. */
export interface RouteMatch {
  readonly id: string
  readonly route: SiteRoute
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * The page of a path without locale. Undefined if no route has its shape, the route is disabled, or a parameter fails
 * its test (NAV-02, NAV-03, RTE-16). A route without parameters takes precedence.
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
 * All blocks and menu entries of a page match the same few paths. The cache is small, because visitors control the
 * paths.
 */
const found = new WeakMap<SiteData['routes'], Map<string, RouteMatch | undefined>>()
const mostFound = 100

function findRoute(routes: SiteData['routes'], path: string): RouteMatch | undefined {
  const given = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const matches = Object.entries(routes).flatMap(([id, route]): RouteMatch[] => {
    const wanted = shapeOf(route)
    if (!route.enabled || wanted.length !== given.length) return []
    const parameters: Record<string, string> = {}
    for (const [index, part] of wanted.entries()) {
      const value = given[index]
      if (value === undefined) return []
      if ('word' in part) {
        if (part.word !== value) return []
      } else {
        const test = route.validate?.[part.parameter]
        if (test && !passes(test, value)) return []
        parameters[part.parameter] = value
      }
    }
    return [{ id, route, parameters }]
  })
  return matches.toSorted((one, other) => Object.keys(one.parameters).length - Object.keys(other.parameters).length)[0]
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
 * The tests that every product has. Areas add theirs. Each tests only the form. The backend decides whether the thing
 * exists.
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
