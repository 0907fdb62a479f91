import { useId, useState } from 'react'
import { useText } from '../use-text.ts'

interface AddEntryProps {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly inputMode?: 'decimal' | 'text'
  /** Names that the field suggests. The operator may type any other text too. */
  readonly names?: readonly string[] | undefined
  /** @returns undefined if the text was added: the field then becomes empty. Otherwise, the reason for the refusal */
  readonly onAdd: (text: string) => string | undefined
}

/**
 * A field for a new entry. A button or Enter adds the typed text. A refused text stays, with the reason. The second
 * press of a double click adds nothing.
 */
export function AddEntry({ label, placeholder, inputMode = 'text', names, onAdd }: AddEntryProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const add = () => {
    const reason = typed.trim() === '' ? text('type-first') : onAdd(typed)
    setRefusal(reason)
    if (reason === undefined) setTyped('')
  }
  return (
    <div className="add-entry">
      <form
        className="chip-form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          type="text"
          inputMode={inputMode}
          aria-label={label}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={`${id}-refusal`}
          placeholder={placeholder}
          list={names ? id : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefusal(undefined)
          }}
        />
        {names && (
          <datalist id={id}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        )}
        <button
          type="submit"
          className="small"
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {text('add')}
        </button>
      </form>
      <div id={`${id}-refusal`} role="alert">
        {refusal !== undefined && <p className="field-issue">{refusal}</p>}
      </div>
    </div>
  )
}
