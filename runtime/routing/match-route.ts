import type { Manifest } from '../manifest/index.ts'
import { parseRoutePath } from '../manifest/index.ts'
import { isGameCategory } from '../games/categories.ts'
import { decodePlayPayload } from './play-payload.ts'

/** A page that answers an address, with the values of its parameters. */
export interface RouteMatch {
  readonly id: string
  readonly route: Manifest['routes'][string]
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * The page of a path without locale, or undefined where none answers: no route has its shape, the route is off, or a
 * parameter fails its test (NAV-02, NAV-03, RTE-16). A route of words wins over one with parameters.
 */
export function matchRoute(routes: Manifest['routes'], path: string): RouteMatch | undefined {
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
        if (test && !parameterTests[test](value)) return []
        parameters[part.parameter] = value
      }
    }
    return [{ id, route, parameters }]
  })
  return matches.toSorted((one, other) => Object.keys(one.parameters).length - Object.keys(other.parameters).length)[0]
}

type Route = Manifest['routes'][string]
type Shape = ReturnType<typeof parseRoutePath>

/** Routes do not change: each one's path is read once. */
const shapes = new WeakMap<Route, Shape>()

function shapeOf(route: Route): Shape {
  const known = shapes.get(route) ?? parseRoutePath(route.path)
  shapes.set(route, known)
  return known
}

type ParameterTest = NonNullable<Manifest['routes'][string]['validate']>[string]

/** The tests that a manifest may name for a parameter. Each is a plain test of form; what exists is for the backend to say. */
const parameterTests: Record<ParameterTest, (value: string) => boolean> = {
  'game-category': isGameCategory,
  'known-provider': isWord,
  'known-promotion': (value) => /^\d{1,12}$/.test(value),
  'numeric-id': (value) => /^\d{1,12}$/.test(value),
  'play-payload': (value) => decodePlayPayload(value) !== undefined,
  slug: isWord,
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
