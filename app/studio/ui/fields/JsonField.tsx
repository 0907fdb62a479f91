import { useState } from 'react'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import { edit } from '../brand-edits.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A value as JSON, for shapes without a control of their own. */
export function JsonField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const control = useControl(pointer)
  const value = useValue(pointer)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const parsed = parse(shown)
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id}>
      <textarea
        {...control}
        className="json"
        rows={Math.min(12, Math.max(2, shown.split('\n').length))}
        spellCheck={false}
        value={shown}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = parse(event.target.value)
          if (next !== undefined) edit([{ pointer, value: next }], true)
        }}
      />
      {typed !== undefined && typed !== '' && parsed === undefined && <p className="field-issue">{text('not-json')}</p>}
    </FieldRow>
  )
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
