import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa'
import { pointerKeys } from './pointer.ts'
import type { LayerFile } from './stages.ts'

/** Whether a place is the start of a key or of its value. */
export type PlacePart = 'key' | 'value'

export interface FilePlace {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/**
 * Finds the line and column of a pointer in a file's text, counted from 1. Falls back to the nearest existing parent.
 *
 * @param pointer from the root of the file, not of the manifest
 */
export type Locate = (file: Pick<LayerFile, 'text'>, pointer: string, part: PlacePart) => FilePlace

/** Creates a finder that parses each file once. */
export function createLocator(): Locate {
  const parsed = new WeakMap<object, ValueNode>()
  const membersOf = createMemberIndex()
  return (file, pointer, part) => {
    const root = parsed.get(file) ?? parse(file.text, { mode: 'json', ranges: true }).body
    parsed.set(file, root)
    return placeIn(root, pointer, part, membersOf)
  }
}

function placeIn(root: ValueNode, pointer: string, part: PlacePart, membersOf: MembersOf): FilePlace {
  let node = root
  let place = node.loc.start
  for (const key of pointerKeys(pointer)) {
    if (node.type === 'Array') {
      const element: ValueNode | undefined = node.elements[Number(key)]?.value
      if (!element) break
      node = element
      place = element.loc.start
    } else if (node.type === 'Object') {
      const member = membersOf(node).get(key)
      if (!member) break
      node = member.value
      place = part === 'key' ? member.name.loc.start : member.value.loc.start
    } else break
  }
  return { line: place.line, column: place.column, offset: place.offset }
}

type Member = ObjectNode['members'][number]
type MembersOf = (node: ObjectNode) => ReadonlyMap<string, Member>

/** Returns the members of an object by key. Reads each object once, because it may contain thousands of mistakes. */
function createMemberIndex(): MembersOf {
  const known = new WeakMap<ObjectNode, ReadonlyMap<string, Member>>()
  return (node) => {
    const byKey =
      known.get(node) ??
      new Map(node.members.map((one) => [one.name.type === 'String' ? one.name.value : one.name.name, one]))
    known.set(node, byKey)
    return byKey
  }
}

/** Converts a pointer in the manifest to one in a file. Undefined if the place is outside of the file. */
export function pointerInFile(file: LayerFile, pointer: string): string | undefined {
  if (file.mount === '') return pointer
  if (pointer === file.mount) return ''
  return pointer.startsWith(`${file.mount}/`) ? pointer.slice(file.mount.length) : undefined
}
