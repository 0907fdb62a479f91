import { edit } from '../brand-edits.ts'
import { messageOf, namesOf } from '../brand-names.ts'
import { newText } from '../model/new-text.ts'
import { useStudio } from '../studio-state.ts'
import { hashOf } from '../use-place.ts'
import { useText } from '../use-text.ts'
import { useValue } from '../use-value.ts'
import { FieldRow } from './FieldRow.tsx'
import type { FieldProps } from './field-props.ts'
import { focusControl } from './focus-neighbour.ts'
import { MessageField } from './MessageField.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useControl } from './use-control.ts'

/**
 * A field for a value that is the id of a message. Shows the message's text in each language, and its id. If the place
 * has no id, a button adds a new message.
 */
export function MessageIdField({ field, pointer, label }: FieldProps) {
  const text = useText()
  const control = useControl(pointer)
  const values = useStudio((state) => state.values)
  const languages = useStudio((state) => state.product?.languages) ?? []
  const value = useValue(pointer)
  const id = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  const isText = (one: string) => languages.some((language) => messageOf(one, language, values) !== undefined)
  return (
    <FieldRow pointer={pointer} label={label} description={field.description} control={control.id} isGroup>
      {isText(id) && (
        <div className="message-languages">
          {languages.map((language) => (
            <MessageField key={language} id={id} language={language} label={`${label} (${language})`} />
          ))}
        </div>
      )}
      {id === '' && (
        <button
          type="button"
          className="small"
          onClick={({ currentTarget }) => {
            focusControl(currentTarget, '.field')
            edit(newText(pointer, { initial: label, languages }, isText))
          }}
        >
          {text('write-text')}
        </button>
      )}
      <div className="message-id">
        <label htmlFor={control.id}>{text('text-id')}</label>
        <input
          {...control}
          type="text"
          value={id}
          list={`${control.id}-names`}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => edit([{ pointer, value: event.target.value }], true)}
        />
        <Suggestions id={`${control.id}-names`} names={namesOf(field.format, values) ?? []} />
        {id !== '' && <a href={hashOf('messages', id)}>{text('edit-text')}</a>}
      </div>
    </FieldRow>
  )
}
