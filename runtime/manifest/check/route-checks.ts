import type { Route } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Product } from '../product.ts'
import { firstWord, hostWords, parseRoutePath, pathShape } from '../route-path.ts'
import type { Manifest } from '../stages.ts'
import { defineCheck, defineOverview } from './define-check.ts'
import { atAnyOf, finding, keyFinding, orRemovedBy } from './make-finding.ts'
import { oneOf } from './one-of.ts'

/** Whether one of a route's guards sends every guest to the login. */
export function isForMembers(route: Route, { guards }: Product): boolean {
  return route.guards.some((guard) => guards[guard]?.membersOnly)
}

/** Whether one of a route's guards sends every member away. */
export const isForGuests = (route: Route): boolean => route.guards.some(sendsMembersAway)

const sendsMembersAway = (guard: string) => guard === 'non-auth' || guard === 'login'

/** Checks that the guards of a page do not exclude both guests and members. */
const openToSome = defineCheck<Route>('/routes/*', (route, { pointer, keys: [id = ''], product }) => {
  const excluding = guardsThatExcludeEveryone(route, product)
  return excluding ? [finding('guards-exclude-everyone', `${pointer}/guards`, { name: id, ...excluding })] : []
})

/** A guard that sends members away (`found`) and one that sends guests away (`expected`), if the page has both. */
function guardsThatExcludeEveryone(
  route: Route,
  { guards }: Product,
): Record<'found' | 'expected', string> | undefined {
  const found = route.guards.find(sendsMembersAway)
  const expected = route.guards.find((guard) => guards[guard]?.membersOnly)
  return found !== undefined && expected !== undefined ? { found, expected } : undefined
}

/** Checks that the host does not reserve the first segment of a path. */
const reachable = defineCheck<Route>('/routes/*', ({ path }, { pointer }) => {
  const word = firstWord(path)
  return hostWords.has(word) ? [finding('path-of-the-host', `${pointer}/path`, { found: path, name: `/${word}` })] : []
})

const homeAddress = '/'
const homePathWords = '"/", the address of the home page'

/** Checks that no two pages have the same address. A page that is off has no address. */
const paths = defineCheck<Manifest['routes']>('/routes', (routes) => {
  const owners = new Map<string, string>()
  const found: Finding[] = []
  for (const id of Object.keys(routes)) {
    const { path, enabled } = routes[id] as Route
    if (!enabled) continue
    // A home page with another address has an issue of its own.
    if (id === 'home' && path !== homeAddress) continue
    const shape = pathShape(path)
    const owner = owners.get(shape)
    if (owner === undefined) owners.set(shape, id)
    else found.push(duplicatePath(id, owner, path))
  }
  return found
})

function duplicatePath(id: string, owner: string, path: string): Finding {
  const duplicateOf = (one: string, other: string, key: 'path' | 'enabled') =>
    finding('duplicate-path', joinPointer('/routes', one, key), { name: path, owner: other })
  const otherPlaces = [
    duplicateOf(owner, id, 'path'),
    duplicateOf(id, owner, 'enabled'),
    duplicateOf(owner, id, 'enabled'),
  ]
  return { ...duplicateOf(id, owner, 'path'), otherPlaces }
}

/** Checks that a path names each parameter once, and that tests name parameters of the path. */
const parameters = defineCheck<Route>('/routes/*', (route, { pointer }) => {
  if (!route.path.includes('{') && !route.validate) return []
  const known = parseRoutePath(route.path).flatMap((part) => ('parameter' in part ? part.parameter : []))
  if (new Set(known).size < known.length) {
    const expected = 'a path that names each parameter once'
    return [finding('bad-form', `${pointer}/path`, { name: 'path', found: JSON.stringify(route.path), expected })]
  }
  if (!route.validate) return []
  return Object.keys(route.validate)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const at = joinPointer(pointer, 'validate', name)
      const found = keyFinding('unknown-parameter', at, { name, owner: route.path }, suggestName(name, known))
      return atAnyOf(found, [`${pointer}/path`])
    })
})

/** Checks that a site with pages for members has a login page. */
const login = defineCheck<Route>('/routes/*', (route, { pointer, keys: [id = ''], product, brand: { manifest } }) => {
  if (!isForMembers(route, product) || Object.hasOwn(manifest.routes, 'login')) return []
  const missing = finding('guard-without-login', `${pointer}/guards`, { name: id })
  return [{ ...orRemovedBy(missing, '/routes/login'), fold: 'guard-without-login' }]
})

/**
 * Checks that a page uses a layout that its guards allow (LAY-02). The facts of each guard name its layouts
 * (`DeclaredGuard`).
 */
const layout = defineCheck<Route>('/routes/*', (route, { pointer, keys: [id = ''], product, brand: { manifest } }) => {
  const guard = route.guards.find((name) => product.guards[name]?.layouts?.includes(route.layout) === false)
  const allowed = product.guards[guard ?? '']?.layouts
  // Guards that exclude everyone have an issue of their own. The right layout depends on the guard that remains.
  if (guardsThatExcludeEveryone(route, product)) return []
  if (guard === undefined || !allowed || !Object.hasOwn(manifest.layouts, route.layout)) return []
  const context = { name: id, found: route.layout, owner: guard, expected: oneOf(allowed) }
  return [atAnyOf(finding('wrong-layout', `${pointer}/layout`, context), [`${pointer}/guards`])]
})

/** Checks that an enabled page shows a block: one of its regions has an `order` that is not empty. */
const filled = defineCheck<Route>('/routes/*', (route, { pointer, keys: [id = ''] }) => {
  if (!route.enabled || Object.values(route.regions).some(({ order }) => order.length > 0)) return []
  const orders = Object.keys(route.regions).map((region) => joinPointer(pointer, 'regions', region, 'order'))
  return [
    atAnyOf(finding('page-without-blocks', `${pointer}/enabled`, { name: id }), [...orders, `${pointer}/regions`]),
  ]
})

/** Checks that the pages to which Livery redirects visitors are on. */
const neededPages = ['home', 'login'].map((id) =>
  defineCheck<boolean>(`/routes/${id}/enabled`, (isOn, { pointer }) =>
    isOn ? [] : [finding('needed-page-off', pointer, { name: id })],
  ),
)

/** Checks that no `null` removes the home page. If left-out areas remove it, `prune.ts` reports this. */
const home = defineOverview<Manifest['routes']>('/routes', (routes, { brand: { manifest } }) => {
  if (manifest.areas === undefined || Object.hasOwn(routes, 'home')) return []
  const pointer = '/routes/home'
  // The links to the page need no issue of their own, because the only remedy is to keep the page.
  const removed = { ...keyFinding('no-home-page', pointer, { name: 'home', found: 'null' }), fold: `null ${pointer}` }
  return [{ ...removed, instead: removed }]
})

/** Checks that the home page has the address of the site itself, because links and redirects to it use that address. */
const homePath = defineCheck<string>('/routes/home/path', (path, { pointer }) =>
  path === homeAddress
    ? []
    : [finding('bad-form', pointer, { name: 'path', found: JSON.stringify(path), expected: homePathWords })],
)

/** Checks that no path begins with a locale, because the first segment of an address chooses the language. */
const localeWords = defineCheck<Route>('/routes/*', ({ path }, { pointer, brand: { manifest } }) => {
  const word = firstWord(path)
  if (!Object.hasOwn(manifest.locales, word)) return []
  const found = finding('path-begins-with-locale', `${pointer}/path`, { found: path, name: word })
  return [atAnyOf(found, [joinPointer('/locales', word)])]
})

export const routeChecks = [
  ...neededPages,
  home,
  homePath,
  localeWords,
  openToSome,
  reachable,
  paths,
  parameters,
  login,
  layout,
  filled,
]
