import { useId, useState } from 'react'
import { useText } from '../use-text.ts'

interface AddEntryProps {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly inputMode?: 'decimal' | 'text'
  /** Names that the field suggests. The operator may type any other text too. */
  readonly names?: readonly string[] | undefined
  /** @returns whether the text was added. If so, the field becomes empty */
  readonly onAdd: (text: string) => boolean
}

/** A field for a new entry. A button or Enter adds the typed text. */
export function AddEntry({ label, placeholder, inputMode = 'text', names, onAdd }: AddEntryProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="chip-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (onAdd(typed)) setTyped('')
      }}
    >
      <input
        type="text"
        inputMode={inputMode}
        aria-label={label}
        placeholder={placeholder}
        list={names ? id : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {names && (
        <datalist id={id}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      <button type="submit" className="small">
        {text('add')}
      </button>
    </form>
  )
}
