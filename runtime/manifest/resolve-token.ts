import { isTokenAlias } from '../../schemas/formats.ts'
import { isObject } from './pointer.ts'
import type { Json } from './stages.ts'

/** A token with resolved aliases, or the reason why it has no value. Pointers are relative to `/tokens`. */
export type TokenResult =
  | { readonly value: Json }
  | {
      readonly code: 'unknown-token' | 'cyclic-alias' | 'long-alias-chain' | 'wrong-alias'
      /** The token that the alias names. For a cycle or a long chain, its quoted names, joined by arrows. */
      readonly name: string
      readonly pointer: string
      /** For `wrong-alias`, the group of the token that the alias names. */
      readonly group?: string
      /** For `long-alias-chain`, the maximum number of aliases. */
      readonly found?: string
    }

/** The maximum number of aliases in a chain. Following a longer chain from each of its tokens takes too long. */
const longestChain = 32

const colourGroups = new Set(['palette', 'light', 'dark'])

/**
 * The value of a token such as `light.accent`, with resolved aliases (DTCG 2025.10). The value is null if the token
 * itself is missing.
 *
 * @param tokens the merged tokens of a brand
 */
export function resolveToken(tokens: Json | undefined, group: string, name: string): TokenResult {
  const visited: string[] = []
  let at = { group, name }
  let value = tokenValue(tokens, group, name)
  // Most tokens are not aliases.
  while (typeof value === 'string' && value.startsWith('{') && isTokenAlias(value)) {
    if (visited.length === longestChain) return tooLong(visited, `/${group}/${name}/$value`)
    visited.push(`${at.group}.${at.name}`)
    const pointer = `/${at.group}/${at.name}/$value`
    const target = value.slice(1, -1)
    const [targetGroup = '', targetName = '', ...others] = target.split('.')
    value = tokenValue(tokens, targetGroup, targetName)
    if (value === undefined || others.length > 0) return { code: 'unknown-token', name: target, pointer }
    if (visited.includes(target))
      return {
        code: 'cyclic-alias',
        name: [...visited.slice(visited.indexOf(target)), target].map((one) => `"${one}"`).join(' → '),
        pointer,
      }
    if (typeOfGroup(tokens, targetGroup) !== typeOfGroup(tokens, group)) {
      return { code: 'wrong-alias', name: target, pointer, group: targetGroup }
    }
    at = { group: targetGroup, name: targetName }
  }
  return { value: value ?? null }
}

function tooLong(names: readonly string[], pointer: string): TokenResult {
  const first = names.slice(0, 3).map((one) => `"${one}"`)
  const name = [...first, '…'].join(' → ')
  return { code: 'long-alias-chain', name, pointer, found: String(longestChain) }
}

/** The type of the tokens in a group. All groups of colours have the same type. */
export function typeOfGroup(tokens: Json | undefined, group: string): Json | undefined {
  if (colourGroups.has(group)) return 'color'
  const members = isObject(tokens) ? tokens[group] : undefined
  return isObject(members) ? members.$type : undefined
}

function tokenValue(tokens: Json | undefined, group: string, name: string): Json | undefined {
  if (!isObject(tokens) || !Object.hasOwn(tokens, group)) return undefined
  const members = tokens[group]
  if (!isObject(members) || !Object.hasOwn(members, name)) return undefined
  const token = members[name]
  return isObject(token) ? token.$value : undefined
}

/**
 * The names of a token and of the tokens that its aliases lead to: `light.accent`, then `palette.gold`. Ends after
 * `longestChain`.
 */
export function aliasChain(tokens: Json | undefined, name: string): readonly string[] {
  const names: string[] = []
  let next: string | undefined = name
  while (next !== undefined && names.length <= longestChain && !names.includes(next)) {
    names.push(next)
    const [group = '', key = ''] = next.split('.')
    const value = tokenValue(tokens, group, key)
    next = typeof value === 'string' && isTokenAlias(value) ? value.slice(1, -1) : undefined
  }
  return names
}

/** The names of all tokens, as an alias writes them: `palette.gold`. */
export function tokenNames(tokens: Json | undefined): string[] {
  if (!isObject(tokens)) return []
  return Object.entries(tokens).flatMap(([group, members]) =>
    isObject(members) ? Object.keys(members).flatMap((name) => (name.startsWith('$') ? [] : [`${group}.${name}`])) : [],
  )
}
