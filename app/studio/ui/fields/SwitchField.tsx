import { edit } from '../brand-edits.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A boolean as a switch. */
export function SwitchField({ field, pointer, label }: FieldProps) {
  const control = useControl(pointer)
  const value = useValue(pointer)
  const isOn = (value ?? field.default) === true
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id} isShort>
      <input
        {...control}
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={() => edit([{ pointer, value: !isOn }])}
      />
    </FieldRow>
  )
}
