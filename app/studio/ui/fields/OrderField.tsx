import { isObject, joinPointer } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import { edit } from '../brand-edits.ts'
import { readField } from '../model/field-schema.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useValue } from '../use-value.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import type { FieldProps } from './field-props.ts'
import { SortedList } from './SortedList.tsx'

/** The order of a map's entries. */
export function OrderField({ entries, ...props }: FieldProps & { readonly entries: string }) {
  const map = useValue(entries)
  return <SortedField {...props} names={isObject(map) ? Object.keys(map) : []} />
}

/** Known names in the order of preference. A new name becomes the first, because names after others may not count. */
export function PreferenceField(props: FieldProps) {
  const { choices = [] } = readField(props.field.items ?? {}, props.field.root)
  return <SortedField {...props} names={[...new Set(choices.map(String))]} isNewFirst />
}

interface SortedFieldProps extends FieldProps {
  /** The names that the list may contain. */
  readonly names: readonly string[]
  /** Whether a new entry becomes the first one. By default, it becomes the last one. */
  readonly isNewFirst?: boolean
}

/** A list of names. The operator can move and remove listed names, and add the others. */
function SortedField({ field, pointer, label, names, isNewFirst = false }: SortedFieldProps) {
  const text = useText()
  const order = useValue(pointer)
  const isLocked = useRefusal(pointer) !== undefined
  const list = (Array.isArray(order) ? order : []).map(String)
  const left = names.filter((name) => !list.includes(name))
  const set = (value: readonly string[]) => edit([{ pointer, value: value as Json }])
  return (
    <FieldRow pointer={pointer} label={label} description={field.description}>
      <SortedList
        names={list}
        isLocked={isLocked}
        onMove={set}
        onRemove={(name) => set(list.filter((one) => one !== name))}
      />
      {left.length > 0 && (
        <div className="chips" role="group" aria-label={text('add-to', { field: label })}>
          {left.map((name) => (
            <button
              key={joinPointer('', name)}
              type="button"
              className="chip add"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, '.chip')
                set(isNewFirst ? [name, ...list] : [...list, name])
              }}
            >
              + {name}
            </button>
          ))}
        </div>
      )}
    </FieldRow>
  )
}
