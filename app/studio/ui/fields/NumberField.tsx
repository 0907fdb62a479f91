import { useId, useState } from 'react'
import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import { edit } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { FieldRow } from './FieldRow.tsx'
import type { FieldProps } from './field-props.ts'

/** A number. The field keeps typed text that is not a number yet. */
export function NumberField({ field, pointer, label }: FieldProps) {
  const id = useId()
  const value = useStudio(({ values }) => valueAt(values.merged, pointer))
  const [typed, setTyped] = useState('')
  const shown = typed !== '' && (Number.isNaN(Number(typed)) || Number(typed) === value) ? typed : String(value ?? '')
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={id} isShort>
      <div className="control">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          className="number"
          value={shown}
          autoComplete="off"
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            if (text.trim() !== '' && Number.isFinite(Number(text))) edit([{ pointer, value: Number(text) }], true)
          }}
        />
        {field.minimum !== undefined && field.maximum !== undefined && (
          <span className="bounds">
            {field.minimum}–{field.maximum}
          </span>
        )}
      </div>
    </FieldRow>
  )
}
