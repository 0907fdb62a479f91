import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { FieldSchema } from '../model/field-schema.ts'
import { readField } from '../model/field-schema.ts'

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Facts of the schemas and the brand about a place in a file. */
export interface PlaceFacts {
  /** The schema of the place. Undefined if no schema describes the place. */
  readonly field: FieldSchema | undefined
  /** The names in the brand that fit the place, such as ids of pages, ids of texts or names of pictures. */
  readonly names: readonly string[]
}

/** The keys that lead from the file's root to a node. An entry of a list has its index as key. */
export function keysTo(state: EditorState, node: SyntaxNode): readonly string[] {
  const keys: string[] = []
  for (let here: SyntaxNode | null = node; here; here = here.parent) {
    if (here.name === 'Property') keys.unshift(nameOf(state, here))
    else if (here.parent?.name === 'Array' && here.name !== '[' && here.name !== ']')
      keys.unshift(String(indexOf(here)))
  }
  return keys
}

function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName')
  if (!name) return ''
  return state.sliceDoc(name.from, name.to).replace(/^"|"$/g, '')
}

function indexOf(entry: SyntaxNode): number {
  let index = 0
  for (let before = entry.prevSibling; before; before = before.prevSibling) if (/^[A-Z]/.test(before.name)) index += 1
  return index
}

/** Completes keys and values from the schemas and the brand, also in a string without its closing quote. */
export const completeJson =
  (factsAt: (keys: readonly string[]) => PlaceFacts) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context
    const node = syntaxTree(state).resolveInner(pos, -1)
    const word = words.has(node.name) ? node : undefined
    const from = word?.from ?? context.matchBefore(/"?[\w$./-]*/)?.from ?? pos
    const to = word?.to ?? pos
    if (from === pos && !context.explicit) return null
    const container = containerOf(syntaxTree(state).resolveInner(from, -1))
    if (container?.name === 'Object' && !/:\s*$/.test(state.sliceDoc(Math.max(0, from - 80), from))) {
      const own = word?.parent?.name === 'Property' ? nameOf(state, word.parent) : undefined
      const names = container.getChildren('Property').map((one) => nameOf(state, one))
      const taken = new Set(names.filter((one) => one !== own))
      const isNamed = /^\s*:/.test(state.sliceDoc(to, to + 20))
      const options = keyOptions(factsAt(keysTo(state, container)))
        .filter(({ displayLabel = '' }) => !taken.has(displayLabel))
        .map((one) => ({ ...one, apply: isNamed ? one.label : `${one.label}: ` }))
      return { from, to, options }
    }
    const place = word ?? container
    const keys = place ? keysTo(state, place) : []
    const options = valueOptions(factsAt(word || container?.name !== 'Array' ? keys : [...keys, '0']))
    return options.length === 0 ? null : { from, to, options }
  }

/** Nodes that a completion replaces. */
const words: ReadonlySet<string> = new Set(['PropertyName', 'String', 'Number', 'True', 'False', 'Null'])

/**
 * The nearest object, list or property that contains a node. If the node itself is an object, list or property, returns
 * the node.
 */
function containerOf(node: SyntaxNode): SyntaxNode | undefined {
  let here: SyntaxNode | null = node
  while (here && !['Object', 'Array', 'Property'].includes(here.name)) here = here.parent
  return here ?? undefined
}

function keyOptions({ field, names }: PlaceFacts): readonly Completion[] {
  const known = Object.entries(field?.properties ?? {}).map(([key, schema]): Completion => {
    const { description, types } = readField(schema, field?.root ?? {})
    return { label: JSON.stringify(key), displayLabel: key, info: description, detail: types.join(', ') }
  })
  return [
    ...known,
    ...names
      .filter((one) => !field?.properties?.[one])
      .map((key): Completion => ({ label: JSON.stringify(key), displayLabel: key })),
  ]
}

function valueOptions({ field, names }: PlaceFacts): readonly Completion[] {
  const isSwitch = field?.types.includes('boolean') ?? false
  const values = [
    ...(field?.choices ?? []),
    ...(isSwitch ? [true, false] : []),
    ...(field?.default === undefined ? [] : [field.default]),
    ...names,
    ...(field?.examples ?? []),
    ...(field?.isRemovable ? [null] : []),
  ]
  const info = field?.description
  return [...new Set(values.map((one) => JSON.stringify(one)))].map((label) => ({
    label,
    ...(info ? { info } : {}),
  }))
}
