import { isObject } from '../../../../runtime/manifest/pointer.ts'
import { colourComponents } from '../../../../runtime/manifest/colour-components.ts'
import { resolveToken } from '../../../../runtime/manifest/resolve-token.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import { edit } from '../brand-edits.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useText } from '../use-text.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A colour: a swatch that opens the browser's chooser, and a text field, whose text may name another token. */
export function ColourField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const control = useControl(pointer)
  const tokens = useValue('/tokens')
  const value = useValue(pointer)
  const [, , group = '', name = ''] = pointer.split('/')
  const result = resolveToken(tokens, group, name)
  const hex = hexOf('value' in result ? result.value : null)
  return (
    <FieldRow pointer={pointer} label={label} control={control.id} isShort>
      <div className="control colour">
        <input
          type="color"
          aria-label={text('choose-colour', { field: label })}
          value={hex}
          onChange={(event) => edit([{ pointer, value: event.target.value }], true)}
        />
        <input
          {...control}
          type="text"
          value={isObject(value) ? hex : typeof value === 'string' ? value : ''}
          spellCheck={false}
          autoComplete="off"
          title={field.description}
          onChange={(event) => edit([{ pointer, value: event.target.value }], true)}
        />
      </div>
    </FieldRow>
  )
}

/** A colour as `#rrggbb`. Black for any other value. */
function hexOf(value: Json): string {
  const colour = colourComponents(value)
  if (!colour) return '#000000'
  return `#${[colour.red, colour.green, colour.blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
