import { useState } from 'react'
import { edit } from '../brand-edits.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A number. While the field has the focus, it keeps typed text that is not a number yet, and an empty text. */
export function NumberField({ field, pointer, label }: FieldProps) {
  const control = useControl(pointer)
  const value = useValue(pointer)
  const [typed, setTyped] = useState<string>()
  const number = numberOf(typed)
  const shown = typed !== undefined && (number === undefined || number === value) ? typed : String(value ?? '')
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id} isShort>
      <div className="control">
        <input
          {...control}
          type="text"
          inputMode="decimal"
          className="number"
          value={shown}
          autoComplete="off"
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            const value = numberOf(text)
            if (value !== undefined) edit([{ pointer, value }], true)
          }}
          onBlur={() => setTyped(undefined)}
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

/** The number that a text spells. Undefined for any other text. */
const numberOf = (text = ''): number | undefined =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
