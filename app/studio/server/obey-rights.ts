import { isObject, type Json, readStrictJson } from '../../../runtime/manifest/index.ts'
import { RefusedChange } from '../engine/drafts.ts'
import { editsBetween } from '../engine/three-way.ts'
import { type Rights, refusalOf } from '../rights.ts'

/**
 * Refuses a change that the role of this studio may not make.
 *
 * @throws RefusedChange with the reason
 */
export function requireRight(rights: Rights | undefined, layer: string, place: string): void {
  const refusal = refusalOf(rights, layer, place)
  if (!rights || refusal === undefined) return
  const what = { brand: layer.split('/')[0] ?? '', layer, place }[refusal]
  throw new RefusedChange(`role-${refusal}`, { role: rights.role, place: what, reason: rights.reason ?? '' })
}

/**
 * Refuses a new text of a file if it changes a place that the role may not change.
 *
 * @param path below the brand's folder
 * @throws RefusedChange with the reason
 */
export function requireRightOfText(
  rights: Rights | undefined,
  brand: string,
  path: string,
  texts: { readonly before: string; readonly after: string },
): void {
  if (!rights) return
  if (!path.endsWith('.json')) return requireRight(rights, brand, 'content')
  const [, environment] = /^environments\/(\w+)\.json$/.exec(path) ?? []
  const layer = environment === undefined ? brand : `${brand}/${environment}`
  const mount = mountOf(path)
  const [before, after] = [readObject(texts.before), readObject(texts.after)]
  // Only a role that may change the whole file may write a text that is not JSON.
  if (before === undefined || after === undefined) return requireRight(rights, layer, mount || '/')
  for (const { pointer } of editsBetween(before, after)) requireRight(rights, layer, `${mount}${pointer}`)
}

/** The place of a file's root, as `Rights.places` names it. Empty for the manifest and its environments. */
function mountOf(path: string): string {
  if (path === 'tokens.json' || path === 'sandbox.json') return `/${path.slice(0, -'.json'.length)}`
  const [, language] = /^messages\/(\w+)\.json$/.exec(path) ?? []
  return language === undefined ? '' : `/messages/${language}`
}

function readObject(text: string): Json | undefined {
  const read = readStrictJson(text === '' ? '{}' : text)
  return 'findings' in read || !isObject(read.value) ? undefined : read.value
}
