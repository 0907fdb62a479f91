import { namesOf } from '../brand-names.ts'
import { edit } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { FieldRow } from './FieldRow.tsx'
import { MessageIdField } from './MessageIdField.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A text field. If the text names something in the brand, such as a picture, the field suggests the names. */
export function TextField(props: FieldProps) {
  return props.field.format === 'message-id' ? <MessageIdField {...props} /> : <PlainField {...props} />
}

function PlainField({ field, pointer, label }: FieldProps) {
  const control = useControl(pointer)
  const values = useStudio((state) => state.values)
  const brand = useStudio((state) => state.brand?.brand)
  const value = useValue(pointer)
  const names = namesOf(field.format, values)
  const shown = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  const isPicture = field.format === 'asset' && shown !== ''
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id}>
      <div className="control">
        {isPicture && brand && <Picture brand={brand} path={shown} />}
        {field.format === 'asset' && names ? (
          <select {...control} value={shown} onChange={(event) => edit([{ pointer, value: event.target.value }])}>
            {!names.includes(shown) && <option value={shown}>{shown}</option>}
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type="text"
            value={shown}
            list={names ? `${control.id}-names` : undefined}
            spellCheck={field.format === undefined}
            autoComplete="off"
            onChange={(event) => edit([{ pointer, value: event.target.value }], true)}
          />
        )}
        {names && field.format !== 'asset' && <Suggestions id={`${control.id}-names`} names={names} />}
      </div>
    </FieldRow>
  )
}

/** A picture of the brand, from the preview. */
export function Picture({ brand, path }: { readonly brand: string; readonly path: string }) {
  const port = useStudio((state) => state.product?.previewPort)
  const version = useStudio((state) => state.pictures)
  return <img className="picture" src={`http://${brand}.localhost:${port}/_livery/assets/${path}?${version}`} alt="" />
}
