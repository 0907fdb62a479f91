import { labelOf } from '../model/field-schema.ts'
import { edit } from '../brand-edits.ts'
import { useText, useWords } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A choice of one value: buttons for up to four short values, otherwise a menu. */
export function ChoiceField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const words = useWords()
  const control = useControl(pointer)
  const value = useValue(pointer)
  const choices = field.choices ?? []
  const choose = (chosen: string) => {
    const found = choices.find((one) => String(one) === chosen)
    if (found !== undefined) edit([{ pointer, value: found }])
  }
  const isFew = choices.length <= 4 && choices.join('').length <= 40
  if (isFew)
    return (
      <FieldRow pointer={pointer} label={label} description={field.description}>
        <div className="segments">
          {choices.map((choice) => (
            <label key={String(choice)} className="segment">
              <input
                type="radio"
                name={control.id}
                value={String(choice)}
                checked={choice === value}
                onChange={(event) => choose(event.target.value)}
              />
              <span>{words(labelOf(String(choice)))}</span>
            </label>
          ))}
        </div>
      </FieldRow>
    )
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id}>
      <div className="control">
        <select {...control} value={String(value ?? '')} onChange={(event) => choose(event.target.value)}>
          {!choices.includes(value ?? null) && (
            <option value={String(value ?? '')}>{String(value ?? text('not-set'))}</option>
          )}
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {words(labelOf(String(choice)))}
            </option>
          ))}
        </select>
      </div>
    </FieldRow>
  )
}
