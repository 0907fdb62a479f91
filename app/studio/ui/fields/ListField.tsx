import type { Json } from '../../../../runtime/manifest/stages.ts'
import { readField } from '../model/field-schema.ts'
import { withEntries } from '../model/list-entries.ts'
import { namesOf } from '../brand-names.ts'
import { edit } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { AddEntry } from './AddEntry.tsx'
import { FieldRow } from './FieldRow.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'
import { StudioIcon } from '../StudioIcon.tsx'

/** A list of words or numbers: checkboxes if the words are known, otherwise entries to add and remove. */
export function ListField(props: FieldProps) {
  const entry = readField(props.field.items ?? {}, props.field.root)
  return entry.choices ? <Ticks {...props} choices={entry.choices} /> : <Chips {...props} />
}

function useList(pointer: string): readonly Json[] {
  const value = useValue(pointer)
  return Array.isArray(value) ? value : []
}

function Ticks({ field, pointer, label, choices }: FieldProps & { readonly choices: readonly Json[] }) {
  const list = useList(pointer)
  return (
    <FieldRow pointer={pointer} label={label} description={field.description}>
      <div className="ticks">
        {[...new Set(choices)].map((choice) => (
          <label key={String(choice)} className="tick">
            <input
              type="checkbox"
              checked={list.includes(choice)}
              onChange={() =>
                edit([
                  { pointer, value: list.includes(choice) ? list.filter((one) => one !== choice) : [...list, choice] },
                ])
              }
            />
            {String(choice)}
          </label>
        ))}
      </div>
    </FieldRow>
  )
}

function Chips({ field, pointer, label }: FieldProps) {
  const text = useText()
  const language = useStudio((state) => state.language)
  const list = useList(pointer)
  const entry = readField(field.items ?? {}, field.root)
  const names = useStudio((state) => namesOf(entry.format, state.values)?.join('\n'))?.split('\n')
  const isNumber = entry.types[0] !== 'string'
  const add = (typed: string) => {
    const all = withEntries(list, typed, isNumber)
    if (!all) return text(isNumber ? 'not-a-number' : 'type-first')
    edit([{ pointer, value: all }])
    return undefined
  }
  return (
    <FieldRow pointer={pointer} label={label} description={field.description}>
      <div className="chips">
        {list.map((one) => (
          <span key={JSON.stringify(one)} className="chip">
            {typeof one === 'number' ? one.toLocaleString(language) : String(one)}
            <button
              type="button"
              aria-label={text('remove', { name: String(one) })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, '.chip')
                edit([{ pointer, value: list.filter((other) => other !== one) }])
              }}
            >
              <StudioIcon name="close" />
            </button>
          </span>
        ))}
        <AddEntry
          label={text('add-to', { field: label })}
          placeholder={entry.examples.length > 0 ? String(entry.examples[0]) : undefined}
          inputMode={isNumber ? 'decimal' : 'text'}
          names={names}
          onAdd={add}
        />
      </div>
    </FieldRow>
  )
}
