import { useId, useState } from 'react'
import { isObject, joinPointer } from '../../../../runtime/manifest/pointer.ts'
import { type FieldSchema, isToken, labelOf, readField } from '../model/field-schema.ts'
import { countLeaves, valueIn } from '../model/merge-layers.ts'
import { useStudio } from '../studio-state.ts'
import { useText, useWords } from '../use-text.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ColourField } from './ColourField.tsx'
import { JsonField } from './JsonField.tsx'
import { ListField } from './ListField.tsx'
import { MapField } from './MapField.tsx'
import { NumberField } from './NumberField.tsx'
import { OrderField, PreferenceField } from './OrderField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { Described } from '../Described.tsx'
import { useSelection } from '../selection.ts'
import { FieldIssues } from './FieldIssues.tsx'
import { useIssues } from './use-control.ts'

/**
 * The field of any schema: one control for a value, or one for each part of an object. It depends only on types and
 * formats, so that every setting of every area has a field.
 */
export function SchemaField(props: FieldProps) {
  const { field, pointer } = props
  const value = useValue(pointer)
  if (isToken(field)) return <TokenField {...props} />
  if (field.format === 'colour') return <ColourField {...props} />
  if (field.choices && !field.types.includes('array')) return <ChoiceField {...props} />
  if (field.properties && (field.types.includes('object') || field.types.length === 0))
    return field.types.includes('string') && typeof value === 'string' ? <TextField {...props} /> : <Group {...props} />
  if (field.entries) return <MapField {...props} Entry={SchemaField} />
  switch (field.types[0]) {
    case 'boolean':
      return <SwitchField {...props} />
    case 'integer':
    case 'number':
      return <NumberField {...props} />
    case 'array':
      return isPlainList(field) ? <ListField {...props} /> : <JsonField {...props} />
    case 'string':
      return <TextField {...props} />
    default:
      return <JsonField {...props} />
  }
}

function isPlainList({ items, root }: FieldSchema): boolean {
  const entry = items && readField(items, root)
  return (
    entry !== undefined && entry.types.length === 1 && ['string', 'integer', 'number'].includes(entry.types[0] ?? '')
  )
}

/** The field of a token's value, with the name of the token as label. */
function TokenField({ field, pointer, label }: FieldProps) {
  const inner = readField(field.properties?.$value ?? {}, field.root)
  const value = useValue(joinPointer(pointer, '$value'))
  const at = joinPointer(pointer, '$value')
  if (inner.format !== 'colour' && isObject(value) && typeof value.value === 'number') {
    const number = readField(inner.properties?.value ?? {}, field.root)
    const unit = typeof value.unit === 'string' ? ` (${value.unit})` : ''
    return <NumberField field={number} pointer={joinPointer(at, 'value')} label={`${label}${unit}`} />
  }
  // A token's list of names, such as typefaces, is in the order of preference.
  const Field = inner.items && readField(inner.items, inner.root).choices ? PreferenceField : SchemaField
  return <Field field={inner} pointer={at} label={label} />
}

/** The fields of an object, with a heading. Optional and deeply nested objects are collapsed at first. */
function Group({ field, pointer, label }: FieldProps) {
  const text = useText()
  const value = useValue(pointer)
  const ownCount = useStudio(({ values, target }) => countLeaves(valueIn(values, target, pointer)))
  const [isOpen, setOpen] = useState(!field.isRemovable && depthOf(pointer) < 4)
  const isWanted = useSelection(({ wanted }) => wanted?.pointer.startsWith(`${pointer}/`) ?? false)
  if (isWanted && !isOpen) setOpen(true)
  const issues = useIssues(pointer)
  const own = issues.filter((issue) => issue.pointer === pointer)
  const id = useId()
  return (
    <section className="group" data-pointer={pointer} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="chevron" aria-hidden="true" />
          {label}
          {value === undefined && <span className="badge">{text('not-set')}</span>}
          {ownCount > 0 && (
            <span className="badge" data-kind="own">
              {ownCount}
            </span>
          )}
          {!isOpen && issues.length > own.length && (
            <span className="alarm" role="img" aria-label={text('issues')}>
              !
            </span>
          )}
        </button>
      </h2>
      <FieldIssues issues={own} />
      {isOpen && (
        <div className="group-body">
          {field.description && <Described text={field.description} />}
          <GroupFields field={field} pointer={pointer} />
        </div>
      )}
    </section>
  )
}

const depthOf = (pointer: string) => pointer.split('/').length

/** The fields of an object's parts, one below the other. */
export function GroupFields({
  field,
  pointer,
  without = [],
}: Omit<FieldProps, 'label'> & { without?: readonly string[] }) {
  const parts = Object.entries(field.properties ?? {}).filter(
    ([key]) => !(key.startsWith('$') && key !== '$value') && !without.includes(key),
  )
  const words = useWords()
  const maps = parts.flatMap(([key, schema]) => (readField(schema, field.root).entries ? [key] : []))
  return (
    <>
      {parts.map(([key, schema]) => {
        const part = readField(schema, field.root)
        const props = { field: part, pointer: joinPointer(pointer, key), label: words(labelOf(key)) }
        const [map] = maps
        // An order lists the entries of the map beside it.
        if (key === 'order' && part.types.includes('array') && map !== undefined)
          return <OrderField key={key} {...props} entries={joinPointer(pointer, map)} />
        return <SchemaField key={key} {...props} />
      })}
      {field.entries && <MapEntries field={field} pointer={pointer} known={parts.map(([key]) => key)} />}
    </>
  )
}

/** The entries with arbitrary keys of an object that also has named keys. */
function MapEntries({ field, pointer, known }: Omit<FieldProps, 'label'> & { readonly known: readonly string[] }) {
  const { properties: _named, ...rest } = field
  const value = useValue(pointer)
  const names = isObject(value) ? Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('$')) : []
  return <MapField field={rest} pointer={pointer} label="" only={names} Entry={SchemaField} />
}
