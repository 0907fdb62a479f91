import type { Route } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import { parseRoutePath, pathShape } from '../route-path.ts'
import type { Check } from './context.ts'
import { finding, orTakenAway } from './finding.ts'

/** Guards that let members in only. */
const memberGuards = new Set(['auth', 'rebate-auth', 'referral-user', 'referral', 'partnership'])
const memberLayouts = ['account', 'noheader', 'empty']

const isForMembers = (route: Route) => route.guards.some((guard) => memberGuards.has(guard))

/** No two pages share an address. */
export const checkPaths: Check = ({ manifest }) => {
  const owners = new Map<string, string>()
  return Object.entries(manifest.routes).flatMap(([id, route]) => {
    const shape = pathShape(route.path)
    const owner = owners.get(shape)
    if (owner !== undefined) return [duplicatePath(id, owner, route.path)]
    owners.set(shape, id)
    return []
  })
}

function duplicatePath(id: string, owner: string, path: string): Finding {
  const told = (one: string, other: string) =>
    finding('duplicate-path', joinPointer('/routes', one, 'path'), { name: path, owner: other })
  return { ...told(id, owner), instead: told(owner, id) }
}

/** Tests name parameters that the path has. */
export const checkParameters: Check = ({ manifest }) =>
  Object.entries(manifest.routes).flatMap(([id, route]) => {
    const parameters = parseRoutePath(route.path).flatMap((part) => ('parameter' in part ? part.parameter : []))
    return Object.keys(route.validate ?? {})
      .filter((name) => !parameters.includes(name))
      .map((name) => ({
        ...finding(
          'unknown-parameter',
          joinPointer('/routes', id, 'validate', name),
          { name, owner: route.path },
          suggestName(name, parameters),
        ),
        part: 'key' as const,
      }))
  })

/** A page for members needs a way to become one. */
export const checkLogin: Check = ({ manifest }) => {
  if (Object.hasOwn(manifest.routes, 'login')) return []
  const found = Object.entries(manifest.routes).find(([, route]) => isForMembers(route))
  if (!found) return []
  const [id] = found
  return [
    orTakenAway(finding('guard-without-login', joinPointer('/routes', id, 'guards'), { name: id }), '/routes/login'),
  ]
}

/** Pages for members stand in `account`, `noheader` or `empty`; the login page in `auth` (LAY-02). */
export const checkMemberLayouts: Check = ({ manifest }) =>
  Object.entries(manifest.routes).flatMap(([id, route]) => {
    const at = joinPointer('/routes', id, 'layout')
    const wrong = (expected: string) => [finding('wrong-layout', at, { name: id, found: route.layout, expected })]
    if (!Object.hasOwn(manifest.layouts, route.layout)) return []
    if (isForMembers(route) && !memberLayouts.includes(route.layout)) return wrong('"account", "noheader" or "empty"')
    if (route.guards.includes('login') && route.layout !== 'auth') return wrong('"auth"')
    return []
  })

/** A page that can be reached shows something. */
export const checkFilled: Check = ({ manifest }) =>
  Object.entries(manifest.routes).flatMap(([id, route]) => {
    if (!route.enabled) return []
    const filled = Object.values(route.regions).some((region) => region.order.length > 0)
    return filled ? [] : [{ ...finding('page-without-blocks', joinPointer('/routes', id, 'enabled'), { name: id }) }]
  })
