import { isObject, joinPointer } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import { edit } from '../brand-edits.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useValue } from '../use-value.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import type { FieldProps } from './field-props.ts'
import { SortedList } from './SortedList.tsx'

/** The order of a map's entries. The operator can move and remove listed entries, and add the others. */
export function OrderField({ field, pointer, label, entries }: FieldProps & { readonly entries: string }) {
  const text = useText()
  const order = useValue(pointer)
  const map = useValue(entries)
  const list = (Array.isArray(order) ? order : []).map(String)
  const left = isObject(map) ? Object.keys(map).filter((name) => !list.includes(name)) : []
  const set = (value: readonly string[]) => edit([{ pointer, value: value as Json }])
  return (
    <FieldRow pointer={pointer} label={label} description={field.description}>
      <SortedList names={list} onMove={set} onRemove={(name) => set(list.filter((one) => one !== name))} />
      {left.length > 0 && (
        <div className="chips" role="group" aria-label={text('add-to', { field: label })}>
          {left.map((name) => (
            <button
              key={joinPointer('', name)}
              type="button"
              className="chip add"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, '.chip')
                set([...list, name])
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
