import { useRef, useState } from 'react'
import { type FieldError as FormLibraryError, useForm } from 'react-hook-form'
import { checkForm, type FormName, type FormValues, type Rule } from '../../../runtime/widget-api/forms.ts'

/** The values of the fields, as shown. */
export type Typed = Readonly<Record<string, string>>

/** A mistake as a field shows it. */
export interface ShownError {
  readonly rule: Rule
  readonly n?: number
}

interface Options<Name extends FormName> {
  /** The prefix of its fields' ids: `<id>-<field>`. */
  readonly id: string
  /** The form's values from the typed texts, with the current bounds. */
  readonly read: (typed: Typed) => FormValues<Name>
  /** Fields that a setting requires. */
  readonly required?: readonly string[]
  /** The values typed before. */
  readonly typed?: Typed
  /** Called with valid values, and never while an earlier call still runs. */
  readonly onSubmit: (values: FormValues<Name>) => Promise<unknown> | void
  readonly onTyped?: (typed: Typed) => void
}

/**
 * A form by the name of its schema. Fields are uncontrolled, so that text typed before hydration stays. The form shows
 * a mistake at its field on submit, and updates it from then on.
 */
export function useValidatedForm<Name extends FormName>(name: Name, options: Options<Name>) {
  const { id, read, required, typed, onSubmit, onTyped } = options
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const [texts, setTexts] = useState<Typed>(typed ?? {})
  const form = useForm<Record<string, string>>({
    ...(typed ? { defaultValues: typed } : {}),
    resolver: (values) => {
      const found = checkForm(name, read(filled(values)), required)
      const shown = found.map(({ field, rule, n }): [string, FormLibraryError] => [
        field,
        { type: rule, message: n === undefined ? '' : String(n) },
      ])
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(shown) }
    },
  })

  async function run(values: Record<string, string>): Promise<void> {
    // A second press arrives before React has rendered the button again.
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onSubmit(read(filled(values)))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const errors = form.formState.errors
  return {
    id,
    isBusy,
    /** For the form element. */
    onSubmit: (event: React.SyntheticEvent) => void form.handleSubmit(run)(event),
    /** Sends the form as its button would. */
    send: () => void form.handleSubmit(run)(),
    register: (field: string) => {
      const { onChange, ...rest } = form.register(field)
      // A script that formats a field fires `input`, which React's `change` does not see.
      const onInput = (event: React.SyntheticEvent) => {
        void onChange({ target: event.target, type: 'input' })
        const now = filled(form.getValues())
        setTexts(now)
        onTyped?.(now)
      }
      return { ...rest, onInput }
    },
    errorOf: (field: string): ShownError | undefined => {
      const error = errors[field]
      if (!error) return undefined
      return { rule: error.type as Rule, ...(error.message ? { n: Number(error.message) } : {}) }
    },
    /** Shows a mistake that only the backend can find. */
    setError: (field: string, rule: Rule) => form.setError(field, { type: rule }, { shouldFocus: true }),
    setText: (field: string, text: string) => {
      form.setValue(field, text)
      setTexts((before) => ({ ...before, [field]: text }))
    },
    /** The value of a field. */
    textOf: (field: string): string => texts[field] ?? '',
  }
}

export type ValidatedForm = ReturnType<typeof useValidatedForm>

/** A field that is not rendered yet has no text. */
function filled(values: Record<string, string | undefined>): Typed {
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text ?? '']))
}
