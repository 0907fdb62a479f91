import { useState } from 'react'
import { edit } from '../brand-edits.ts'
import { withEntries } from '../model/list-entries.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useRefusedText } from './use-refused-text.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/**
 * A field for a number. While it has the focus, it may be empty. If a text is not a number, the field keeps it, with
 * the reason, until the value changes.
 */
export function NumberField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const control = useControl(pointer)
  const value = useValue(pointer)
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useRefusedText(value)
  const number = numberOf(typed)
  const isRefused = refused !== undefined && typed === undefined
  const isTyped = typed !== undefined && (number === undefined || number === value)
  const shown = isRefused ? refused : isTyped ? typed : String(value ?? '')
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id} isShort>
      <div className="control">
        <input
          {...control}
          aria-invalid={isRefused || control['aria-invalid']}
          type="text"
          inputMode="decimal"
          className="number"
          value={shown}
          autoComplete="off"
          onChange={(event) => {
            const next = event.target.value
            setTyped(next)
            const value = numberOf(next)
            if (value !== undefined) edit([{ pointer, value }], true)
          }}
          onBlur={() => {
            if (typed !== undefined) setRefused(typed.trim() === '' || number !== undefined ? undefined : typed)
            setTyped(undefined)
          }}
        />
        {field.minimum !== undefined && field.maximum !== undefined && (
          <span className="bounds">
            {field.minimum}–{field.maximum}
          </span>
        )}
      </div>
      <div role="alert">{isRefused && <p className="field-issue">{text('not-a-number')}</p>}</div>
    </FieldRow>
  )
}

/** The number that a text spells, such as `1,000`. Undefined for any other text. */
function numberOf(text = ''): number | undefined {
  const [number, ...others] = withEntries([], text, true) ?? []
  return others.length === 0 && typeof number === 'number' ? number : undefined
}
