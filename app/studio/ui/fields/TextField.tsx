import { memo } from 'react'
import { messageOf, namesOf } from '../brand-names.ts'
import { edit } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { hashOf } from '../use-place.ts'
import { useText } from '../use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { useControl } from './use-control.ts'
import { useValue } from '../use-value.ts'
import type { FieldProps } from './field-props.ts'

/** A text field. If the text names something in the brand, such as a picture, the field suggests the names. */
export function TextField({ field, pointer, label }: FieldProps) {
  const control = useControl(pointer)
  const values = useStudio((state) => state.values)
  const brand = useStudio((state) => state.brand?.brand)
  const value = useValue(pointer)
  const names = namesOf(field.format, values)
  const isMessageId = field.format === 'message-id' && typeof value === 'string'
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
      {isMessageId && value !== '' && <MessageText id={value} />}
    </FieldRow>
  )
}

/** The names that a field suggests. There may be thousands of names, so they render again only after a change. */
const Suggestions = memo(function Suggestions({
  id,
  names,
}: {
  readonly id: string
  readonly names: readonly string[]
}) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
})

/** The text of a message in each language, and a link to the pane that edits it. */
function MessageText({ id }: { readonly id: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const languages = useStudio((state) => state.product?.languages) ?? []
  return (
    <p className="message-text">
      {languages.map((language) => (
        <span key={language} lang={language}>
          {messageOf(id, language, values) ?? '…'}
        </span>
      ))}
      <a href={hashOf('messages', id)}>{text('edit-text')}</a>
    </p>
  )
}

/** A picture of the brand, from the preview. */
export function Picture({ brand, path }: { readonly brand: string; readonly path: string }) {
  const port = useStudio((state) => state.product?.previewPort)
  return <img className="picture" src={`http://${brand}.localhost:${port}/_livery/assets/${path}`} alt="" />
}
