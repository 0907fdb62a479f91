import { type ArrayNode, type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa'
import { isObject, type Json, type JsonObject, joinPointer, pointerKeys } from '../../../runtime/manifest/index.ts'
import { equalJson } from './equal-json.ts'
import { isOnOneLine, lineIndent, printJson, textStyle } from './print-json.ts'

/** One change of a file: the new value at a pointer of the file. Without `value`, the change removes the key. */
export interface FileEdit {
  readonly pointer: string
  readonly value?: Json
}

/** A replacement of a part of a text. Offsets count UTF-16 units from 0. */
interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Makes one change in the text of a JSON file, and keeps all other bytes. A new key follows the last key of its object,
 * in the same layout. Creates missing parents, and replaces parents that cannot contain a key.
 *
 * @param text strict JSON with an object at its root
 */
export function editText(text: string, edit: FileEdit): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const body = text.slice(mark.length)
  const keys = pointerKeys(edit.pointer)
  return mark + (edit.value === undefined ? withoutKey(body, keys) : withValue(body, keys, edit.value))
}

const rootOf = (text: string): ValueNode => parse(text, { mode: 'json', ranges: true }).body

const apply = (text: string, { start, end, text: replacement }: Splice): string =>
  text.slice(0, start) + replacement + text.slice(end)

function withValue(text: string, keys: readonly string[], value: Json): string {
  const found = follow(rootOf(text), keys, text)
  const { node, rest, isParentInline } = found
  if (rest.length === 0) return withNode(text, keys, found, value)
  const [key = '', ...below] = rest
  const nested = below.reduceRight<Json>((inner, name) => ({ [name]: inner }), value)
  if (node.type === 'Object' && node.members.length > 0) return apply(text, insertion(text, node, key, nested))
  return apply(text, replacement(text, node, { [key]: nested }, isParentInline))
}

/** Replaces the value of a node. Objects and lists keep the text of their unchanged parts. */
function withNode(text: string, keys: readonly string[], { node, isParentInline }: FoundNode, value: Json): string {
  if (equalJson(valueOf(node), value)) return text
  if (node.type === 'Object' && isObject(value) && node.members.length > 0 && Object.keys(value).length > 0)
    return withMembers(text, keys, node, value)
  if (node.type === 'Array' && Array.isArray(value) && node.elements.length > 0 && value.length > 0)
    return apply(text, listSplice(text, node, value))
  return apply(text, replacement(text, node, value, isParentInline))
}

/** Edits the members one after another. Each edit changes the text that the previous edit returned. */
function withMembers(text: string, keys: readonly string[], node: ObjectNode, value: JsonObject): string {
  const pointer = joinPointer('', ...keys)
  const added = Object.entries(value).map(([key, inner]) => ({ pointer: joinPointer(pointer, key), value: inner }))
  const gone = node.members
    .map(nameOf)
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ pointer: joinPointer(pointer, name) }))
  return [...added, ...gone].reduce<string>(editText, text)
}

function withoutKey(text: string, keys: readonly string[]): string {
  const { node, rest } = follow(rootOf(text), keys.slice(0, -1), text)
  const name = keys.at(-1)
  if (rest.length > 0 || node.type !== 'Object' || name === undefined) return text
  const at = node.members.findIndex((member) => nameOf(member) === name)
  const member = node.members[at]
  if (!member) return text
  const [before, after] = [node.members[at - 1], node.members[at + 1]]
  if (after) return apply(text, { start: startOf(member), end: startOf(after), text: '' })
  if (before) return apply(text, { start: endOf(before), end: endOf(member), text: '' })
  return apply(text, { start: startOf(node), end: endOf(node), text: '{}' })
}

/** The deepest existing node on a path of keys. */
interface FoundNode {
  readonly node: ValueNode
  /** The keys of the path below the node. */
  readonly rest: readonly string[]
  /** Whether the node's parent is on one line. */
  readonly isParentInline: boolean
}

function follow(root: ValueNode, keys: readonly string[], text: string): FoundNode {
  let node = root
  let isParentInline = false
  for (const [depth, key] of keys.entries()) {
    const next = childOf(node, key)
    if (!next) return { node, rest: keys.slice(depth), isParentInline }
    isParentInline = isOnOneLine(text.slice(startOf(node), endOf(node)))
    node = next
  }
  return { node, rest: [], isParentInline }
}

function childOf(node: ValueNode, key: string): ValueNode | undefined {
  if (node.type === 'Object') return node.members.find((member) => nameOf(member) === key)?.value
  return node.type === 'Array' && /^\d+$/.test(key) ? node.elements[Number(key)]?.value : undefined
}

function replacement(text: string, node: ValueNode, value: Json, isParentInline: boolean): Splice {
  const [start, end] = [startOf(node), endOf(node)]
  const isFlat =
    isParentInline || (node.type === 'Object' && node.members.length > 0 && isOnOneLine(text.slice(start, end)))
  return { start, end, text: printJson(value, printPlace(text, start, isFlat)) }
}

/** Inserts a member after the last one, on a separate line if the last member has a line of its own. */
function insertion(text: string, node: ObjectNode, key: string, value: Json): Splice {
  const [beforeLast, last] = [node.members.at(-2), node.members.at(-1)]
  const written = `${JSON.stringify(key)}: `
  const gap = text.slice(beforeLast ? endOf(beforeLast) : startOf(node) + 1, startOf(last))
  const isFlat = isOnOneLine(gap)
  const separator = isFlat ? ', ' : `,${textStyle(text).eol}${lineIndent(text, startOf(last))}`
  const at = endOf(last)
  const place = printPlace(text, startOf(last), isFlat)
  const printed = printJson(value, { ...place, column: lineIndent(text, startOf(last)).length + written.length })
  return { start: at, end: at, text: `${separator}${written}${printed}` }
}

/** The splice that turns one list into another. Keeps the equal entries at both ends. */
function listSplice(text: string, node: ArrayNode, value: readonly Json[]): Splice {
  const style = textStyle(text)
  const old = node.elements.map((element) => valueOf(element.value))
  let head = 0
  while (head < old.length && head < value.length && equalJson(old[head], value[head])) head += 1
  let tail = 0
  const maxTail = Math.min(old.length, value.length) - head
  while (tail < maxTail && equalJson(old[old.length - 1 - tail], value[value.length - 1 - tail])) tail += 1
  const [first] = node.elements
  const isFlat = first === undefined || isOnOneLine(text.slice(startOf(node), startOf(first.value)))
  const indent = first && !isFlat ? lineIndent(text, startOf(first.value)) : ''
  const separator = isFlat ? ', ' : `,${style.eol}${indent}`
  const place = { ...style, indent: isFlat ? lineIndent(text, startOf(node)) : indent, column: indent.length, isFlat }
  const middle = value.slice(head, value.length - tail).map((entry) => printJson(entry, place))
  // The kept entries before and after the change. The splice replaces all text between these entries, including commas.
  const before = node.elements[head - 1]?.value
  const after = node.elements[old.length - tail]?.value
  if (before && after) {
    const between = middle.length > 0 ? `${separator}${middle.join(separator)}${separator}` : separator
    return { start: endOf(before), end: startOf(after), text: between }
  }
  if (before) {
    const lastOne = node.elements.at(-1)?.value
    return {
      start: endOf(before),
      end: endOf(lastOne ?? before),
      text: middle.map((one) => separator + one).join(''),
    }
  }
  const begin = first ? startOf(first.value) : startOf(node) + 1
  if (after) return { start: begin, end: startOf(after), text: middle.map((one) => one + separator).join('') }
  return { start: begin, end: endOf(node.elements.at(-1)?.value ?? node), text: middle.join(separator) }
}

const printPlace = (text: string, offset: number, isFlat: boolean) => ({
  ...textStyle(text),
  indent: lineIndent(text, offset),
  column: offset - (text.lastIndexOf('\n', offset - 1) + 1),
  isFlat,
})

const nameOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : name.name)
const startOf = (node: { readonly loc: { readonly start: { readonly offset: number } } } | undefined) =>
  node?.loc.start.offset ?? 0
const endOf = (node: { readonly loc: { readonly end: { readonly offset: number } } } | undefined) =>
  node?.loc.end.offset ?? 0

function valueOf(node: ValueNode): Json {
  if (node.type === 'Object')
    return Object.fromEntries(node.members.map((member) => [nameOf(member), valueOf(member.value)]))
  if (node.type === 'Array') return node.elements.map(({ value }) => valueOf(value))
  if (node.type === 'Null') return null
  return (node as { value: Json }).value
}
