import type { ComponentType } from 'react'
import { isObject, joinPointer } from '../../../../runtime/manifest/pointer.ts'
import { refusedName } from '../model/entry-name.ts'
import { initialValue, readField } from '../model/field-schema.ts'
import { entriesAbove, inheritedBy, valueIn } from '../model/merge-layers.ts'
import { edit, layerFor } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { AddEntry } from './AddEntry.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'
import { Described } from '../Described.tsx'
import { StudioIcon } from '../StudioIcon.tsx'

interface MapFieldProps extends FieldProps {
  /** The shown entries. Default: all. */
  readonly only?: readonly string[]
  /** The field of an entry. */
  readonly Entry: ComponentType<FieldProps>
}

/** An object with arbitrary keys: each entry is a field, and the operator can add more. */
export function MapField({ field, pointer, label, only, Entry }: MapFieldProps) {
  const text = useText()
  const value = useValue(pointer)
  const isLocked = useRefusal(pointer) !== undefined
  const entry = readField(field.entries ?? {}, field.root)
  const names = only ?? (isObject(value) ? Object.keys(value).filter((key) => !key.startsWith('$')) : [])
  const add = (typed: string) => {
    const name = typed.trim()
    const refusal = refusedName(name, field.nameFormat)
    if (refusal !== undefined) return text(refusal, { name })
    if (isObject(value) && Object.hasOwn(value, name)) return text('name-taken', { name })
    edit([{ pointer: joinPointer(pointer, name), value: initialValue(entry) }])
    return undefined
  }
  return (
    <section className="map" data-pointer={pointer} aria-label={label || undefined}>
      {label !== '' && <h2>{label}</h2>}
      {label !== '' && field.description && <Described text={field.description} />}
      <HigherEntries pointer={pointer} />
      {names.map((name) => (
        <div key={name} className="map-entry">
          <Entry field={entry} pointer={joinPointer(pointer, name)} label={name} />
          <RemoveButton pointer={joinPointer(pointer, name)} name={name} />
        </div>
      ))}
      {!isLocked && (
        <AddEntry
          label={label === '' ? text('name-of-entry') : `${text('name-of-entry')}: ${label}`}
          placeholder={text('name-of-entry')}
          onAdd={add}
        />
      )}
    </section>
  )
}

/** Names the entries that only higher layers than the edited layer set, because the map does not show these entries. */
function HigherEntries({ pointer }: { readonly pointer: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  return entriesAbove(values, layerFor(pointer, target), pointer).map(({ layer, names }) => (
    <p key={layer} className="field-help">
      {text('entries-above', { layer, names: names.join(', ') })}
    </p>
  ))
}

/** Removes an entry: sets an inherited entry to `null`, and deletes any other entry. */
function RemoveButton({ pointer, name }: { readonly pointer: string; readonly name: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const layer = layerFor(pointer, target)
  const isLocked = useRefusal(pointer) !== undefined
  const isInherited = inheritedBy(values, layer, pointer) !== undefined
  const isOwn = valueIn(values, layer, pointer) !== undefined
  if (isLocked || (!isInherited && !isOwn)) return null
  return (
    <button
      type="button"
      className="icon take-away"
      aria-label={text('take-away', { name })}
      title={text('take-away', { name })}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget, '.map-entry')
        edit([isInherited ? { pointer, value: null } : { pointer }])
      }}
    >
      <StudioIcon name="close" />
    </button>
  )
}
