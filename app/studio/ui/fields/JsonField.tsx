import { useState } from 'react'
import { parseJson } from '../../../../runtime/manifest/parse-json.ts'
import { edit } from '../brand-edits.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useRefusedText } from './use-refused-text.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/**
 * A value as JSON, for shapes without a control of their own. Keeps typed text that is not JSON, until the value
 * changes.
 */
export function JsonField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const control = useControl(pointer)
  const value = useValue(pointer)
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useRefusedText(value)
  const kept = typed ?? refused
  const shown = kept ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const isBroken = kept !== undefined && kept.trim() !== '' && parseJson(kept) === undefined
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id}>
      <textarea
        {...control}
        className="json"
        rows={Math.min(12, Math.max(2, shown.split('\n').length))}
        spellCheck={false}
        value={shown}
        onBlur={() => {
          if (typed !== undefined) setRefused(isBroken ? typed : undefined)
          setTyped(undefined)
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = parseJson(event.target.value)
          if (next !== undefined) edit([{ pointer, value: next }], true)
        }}
      />
      {isBroken && <p className="field-issue">{text('not-json')}</p>}
    </FieldRow>
  )
}
