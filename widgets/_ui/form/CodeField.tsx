import { useRef } from 'react'
import { digitsOf } from '../../../runtime/widget-api/forms.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'

interface CodeFieldProps extends FieldProps {
  readonly digits: number
  /**
   * Called for each complete code, but not twice in a row for the same code. Undefined if the brand does not send codes
   * automatically (AUT-10).
   */
  readonly onComplete?: (() => void) | undefined
}

/**
 * A one-time code or a PIN. It is one input that is drawn as boxes, so that a paste or the phone's suggestion fills
 * them.
 */
export function CodeField({ digits, onComplete, ...field }: CodeFieldProps) {
  const sent = useRef('')
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
      filter="digits"
      className={styles.code}
      style={{ '--digits': digits } as React.CSSProperties}
      onInput={(event) => {
        const code = digitsOf(event.currentTarget.value)
        if (code.length !== digits || code === sent.current) return
        sent.current = code
        onComplete?.()
      }}
    />
  )
}
