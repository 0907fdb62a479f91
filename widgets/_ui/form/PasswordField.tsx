import { useState } from 'react'
import { filterInput } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'

export type PasswordMode = 'pin' | 'text'

interface PasswordFieldProps extends FieldProps {
  /** The mode of the keyboard. In the mode `pin`, the keyboard has digits only (AUT-08). */
  readonly mode?: PasswordMode
  /** Receives the new mode. If undefined, the field has no button that switches the mode. */
  readonly onMode?: (mode: PasswordMode) => void
}

/**
 * A field for a password, with a button that shows the password. The field removes no characters from a pasted text.
 */
export function PasswordField({ mode = 'text', onMode, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  /**
   * A PIN field ignores the keys of other characters (AUT-08). If pasted text or the text of a password manager has
   * other characters, the field calls `onMode` with `text`.
   */
  const filterPin = ({ value }: HTMLInputElement, { inputType, data }: InputEvent) => {
    if (inputType === 'insertText' && data?.length === 1) return 'digits' as const
    if (filterInput(value, 'digits') !== value) onMode?.('text')
    return undefined
  }
  return (
    <Field
      autoComplete="current-password"
      {...field}
      {...(mode === 'pin' && { filter: filterPin })}
      type={isShown ? 'text' : 'password'}
      inputMode={mode === 'pin' ? 'numeric' : 'text'}
      onInput={(event) => {
        // The brand's mode may load later. A change to a PIN would remove the letters of the text at the next key.
        if (mode === 'text' && event.currentTarget.value !== '') onMode?.('text')
        field.onInput?.(event)
      }}
      autoCapitalize="none"
      spellCheck={false}
      errorMessages={{ format: 'error_digits', ...field.errorMessages }}
      after={
        <>
          {onMode ? (
            <button type="button" className={styles.fieldTool} onClick={() => onMode(mode === 'pin' ? 'text' : 'pin')}>
              {mode === 'pin' ? 'ABC' : '123'}
              <span className="visually-hidden">
                <Message id={mode === 'pin' ? 'form.use-text' : 'form.use-pin'} />
              </span>
            </button>
          ) : null}
          <button type="button" className={styles.fieldTool} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
            <span className="visually-hidden">
              <Message id="form.show-password" />
            </span>
          </button>
        </>
      }
    />
  )
}

/**
 * The bounds of a password, by the field's mode (VAL-08).
 *
 * @param fewest the fewest characters of a password that is not a PIN
 */
export function passwordBounds(mode: PasswordMode, fewest = 6) {
  return mode === 'pin' ? { min: 6, max: 20, pattern: '^\\d*$' } : { min: fewest, max: 16, pattern: '' }
}
