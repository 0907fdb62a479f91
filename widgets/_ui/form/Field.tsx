import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { MaskInput } from 'maska'
import { filterInput, type InputFilter, type Rule } from '../../../runtime/widget-api/forms.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import styles from './form.module.css'
import { skipLiterals } from './skip-literals.ts'
import { useFirst } from './use-first.ts'
import type { ValidatedForm } from './use-validated-form.ts'

/** How a field formats its text while the user types. */
export interface FieldMask {
  readonly mask: string
  /** Returns the plain text of typed or pasted text. */
  readonly plain: (text: string) => string
}

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'id'> {
  readonly form: ValidatedForm
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Whether the field gets the focus when its dialog opens and when its step starts. */
  readonly isFirst?: boolean
  readonly mask?: FieldMask
  readonly filter?: InputFilter | ((input: HTMLInputElement, event: InputEvent) => InputFilter | undefined)
  /** Ids of messages by rule. They replace the usual messages about a violated rule. */
  readonly errorMessages?: Partial<Record<Rule, string>>
  /** Values for the placeholders of the error messages, by name. The field itself sets `n`. */
  readonly errorValues?: Readonly<Record<string, string>>
  /** Content before the input, within the input's frame. */
  readonly before?: ReactNode
  /** Content after the input, within the input's frame. */
  readonly after?: ReactNode
}

/** A labelled input that shows its error below, and announces it to screen readers. */
export function Field({
  form,
  name,
  label,
  hint,
  isFirst,
  mask,
  filter,
  errorMessages,
  errorValues,
  before,
  after,
  className,
  ...input
}: FieldProps) {
  const id = `${form.id}-${name}`
  const error = form.errorOf(name)
  const element = useRef<HTMLInputElement>(null)
  const { ref, onInput, ...registered } = form.register(name)
  useMask(element, mask)
  useTextWithoutInput(element, () => form.textOf(name))
  useFirst(element, isFirst === true)
  const isLive = useIsLive()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {before}
        <input
          {...input}
          {...registered}
          {...(isFirst && !isLive ? { autoFocus: true } : {})}
          id={id}
          ref={(node) => {
            element.current = node
            ref(node)
          }}
          className={className ?? styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onKeyDown={(event) => {
            if (mask && event.key === 'Backspace') skipLiterals(event.currentTarget)
            input.onKeyDown?.(event)
          }}
          onInput={(event) => {
            const activeFilter =
              typeof filter === 'function' ? filter(event.currentTarget, event.nativeEvent as InputEvent) : filter
            if (activeFilter) keepAllowed(event.currentTarget, activeFilter)
            onInput(event)
            input.onInput?.(event)
          }}
        />
        {after}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Message
            id={errorMessages?.[error.rule] ?? `error_${error.rule}`}
            values={{ ...errorValues, n: error.n ?? 0 }}
          />
        </p>
      ) : null}
    </div>
  )
}

/** Removes the characters that the filter refuses. Keeps the caret in place, if the input's type reports the caret. */
function keepAllowed(input: HTMLInputElement, filter: InputFilter): void {
  const kept = filterInput(input.value, filter)
  if (kept === input.value) return
  const before = input.selectionStart
  const caret = filterInput(input.value.slice(0, before ?? undefined), filter).length
  input.value = kept
  // An input of the type `email` has no selection, and throws.
  if (before !== null) input.setSelectionRange(caret, caret)
}

function useMask(element: RefObject<HTMLInputElement | null>, mask: FieldMask | undefined): void {
  const shape = mask?.mask
  const plain = mask?.plain
  useEffect(() => {
    if (!element.current || shape === undefined || !plain) return
    const input = new MaskInput(element.current, { mask: shape, preProcess: plain })
    return () => input.destroy()
  }, [element, shape, plain])
}

/**
 * Takes over a text that no `input` event has reported. A person may type before hydration, and some password managers
 * dispatch only `change`.
 *
 * @param known returns the text that the form has
 */
function useTextWithoutInput(element: RefObject<HTMLInputElement | null>, known: () => string): void {
  const takeOver = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== known()) input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  useEffect(() => {
    const input = element.current
    if (!input) return
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }))
    const onChange = () => takeOver(input)
    input.addEventListener('change', onChange)
    return () => input.removeEventListener('change', onChange)
  }, [element])
}
