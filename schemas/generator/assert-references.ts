import { suggestName } from '../../runtime/issues/suggest.ts'
import { joinPointer } from '../../runtime/manifest/pointer.ts'
import { partsOf } from './assert-words.ts'
import type { ReadFile } from './read-files.ts'
import type { Schema } from './schema.ts'
import { formatMessageAt } from './format-finding.ts'

/** A name without a target in a schema: the place of the name, and the message. */
interface Missing {
  readonly pointer: string
  readonly message: string
}

/**
 * Throws with a message for each `$ref` without a target in a file, and for each name in `required` without a property.
 *
 * @param schemas the schemas, by their pointers in the file
 * @param ids the `$id`s of the schemas to which the file may refer
 */
export function assertReferences(
  file: Pick<ReadFile, 'path' | 'text' | 'value'>,
  schemas: Readonly<Record<string, unknown>>,
  ids: readonly string[],
): void {
  const definitions = Object.keys((file.value as Schema).$defs ?? {})
  const known = [...ids, '#', ...definitions.map((name) => `#/$defs/${name}`)]
  const missing = Object.entries(schemas).flatMap(([pointer, schema]) => missingIn(schema, pointer, known, undefined))
  if (missing.length === 0) return
  throw new Error(missing.map(({ pointer, message }) => formatMessageAt(message, file, pointer)).join('\n'))
}

/** The keywords whose schemas describe the same object as the schema around them. */
const ofSameObject: ReadonlySet<unknown> = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'not'])

/** @param above the properties that the schemas around this schema give to the same object */
function missingIn(value: unknown, pointer: string, known: readonly string[], above: Schema['properties']): Missing[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Schema
  const { $ref, required = [] } = schema
  const properties = above || schema.properties ? { ...above, ...schema.properties } : undefined
  const isOpen = typeof schema.additionalProperties === 'object' || $ref !== undefined
  const ofReference =
    typeof $ref === 'string' && !known.includes($ref)
      ? [{ pointer: joinPointer(pointer, '$ref'), message: withSuggestion(`No schema is at "${$ref}".`, $ref, known) }]
      : []
  const ofRequired =
    properties === undefined || isOpen
      ? []
      : required.flatMap((name, index) =>
          Object.hasOwn(properties, name)
            ? []
            : {
                pointer: joinPointer(pointer, 'required', index),
                message: withSuggestion(
                  `"required" names "${name}", which "properties" lacks.`,
                  name,
                  Object.keys(properties),
                ),
              },
        )
  const parts = partsOf(schema).flatMap(([keys, part]) =>
    missingIn(
      part,
      joinPointer(pointer, ...keys),
      known,
      ofSameObject.has(keys[0]) && !isOpen ? properties : undefined,
    ),
  )
  return [...ofReference, ...ofRequired, ...parts]
}

function withSuggestion(message: string, name: string, known: readonly string[]): string {
  const suggestion = suggestName(name, known)
  return suggestion === undefined ? message : `${message} ${suggestion}`
}

/** Throws with a message if the `$id` of a file does not follow from its path. */
export function assertId(file: ReadFile, area: string): void {
  const name = /^(?:records|forms)\/(.+)\.schema\.json$/.exec(file.below)
    ? file.below.slice(0, -'.schema.json'.length)
    : undefined
  const expected = name ?? (file.below === 'settings.schema.json' ? `settings/${area}` : undefined)
  const { $id } = file.value as Schema
  if (expected === undefined || $id === `livery:${expected}`) return
  if ($id === undefined && name === undefined) return
  const message = `The "$id" has to be "livery:${expected}", like the path of the file.`
  throw new Error(formatMessageAt(message, file, $id === undefined ? '' : '/$id'))
}

/**
 * Throws with a message if a key of `$defs` is the name of another type, or the title of a file. The generated code
 * could have only one of the two types.
 */
export function assertDefinitions(files: readonly ReadFile[]): void {
  const owners = new Map<string, { readonly path: string; readonly text: string }>()
  const claim = (name: string, definition: unknown, file: ReadFile, pointer: string) => {
    const text = JSON.stringify(definition)
    const owner = owners.get(name)
    if (owner !== undefined && owner.text !== text)
      throw new Error(
        formatMessageAt(`${owner.path} already names another type "${name}". Choose another name.`, file, pointer),
      )
    owners.set(name, { path: file.path, text })
  }
  for (const file of files) {
    const { title } = file.value as Schema
    if (title !== undefined) owners.set(title, { path: file.path, text: '' })
  }
  for (const file of files)
    for (const [name, definition] of Object.entries((file.value as Schema).$defs ?? {}))
      claim(name, definition, file, joinPointer('/$defs', name))
}
