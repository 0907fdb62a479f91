import { useRef, useState } from 'react'
import { type FieldError as FormLibraryError, useForm } from 'react-hook-form'
import { checkForm, type FormName, type FormValues, type Rule } from '../../../runtime/widget-api/forms.ts'

/** The texts of the fields, by field. */
export type FieldTexts = Readonly<Record<string, string>>

/** The error that a field shows. */
export interface ShownError {
  readonly rule: Rule
  readonly n?: number
}

/** An error in the form library, with the number of its rule. */
interface NumberedError extends FormLibraryError {
  readonly n?: number
}

interface Options<Name extends FormName> {
  /** The prefix of the fields' ids: `<id>-<field>`. */
  readonly id: string
  /** Converts the texts of the fields to the values that the schema validates, with the limits under `bounds`. */
  readonly toValues: (texts: FieldTexts) => FormValues<Name>
  /** Fields that a setting requires. */
  readonly required?: readonly string[]
  /** The texts that the fields show at first. */
  readonly initialTexts?: FieldTexts
  /** Called with valid values, and never while an earlier call is still running. Must not reject. */
  readonly onSubmit: (values: FormValues<Name>) => Promise<unknown> | void
  readonly onTyped?: (texts: FieldTexts) => void
}

/**
 * Binds fields to a form and validates it by the named schema. Fields are uncontrolled, so that text typed before
 * hydration stays. The form shows an error at its field on submit, and updates it from then on.
 */
export function useValidatedForm<Name extends FormName>(name: Name, options: Options<Name>) {
  const { id, toValues, required, initialTexts, onSubmit, onTyped } = options
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const [texts, setTexts] = useState<FieldTexts>(initialTexts ?? {})
  const form = useForm<Record<string, string>>({
    // The library would focus the mistake a second time by a timer. On a busy device, this timer takes the focus from
    // the field in which the user already types.
    shouldFocusError: false,
    ...(initialTexts ? { defaultValues: initialTexts } : {}),
    resolver: (values) => {
      const found = checkForm(name, toValues(withEmptyTexts(values)), required)
      const shown = found.map(({ field, rule, n }): [string, NumberedError] => [
        field,
        n === undefined ? { type: rule } : { type: rule, n },
      ])
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(shown) }
    },
  })

  async function run(values: Record<string, string>): Promise<void> {
    // Enter, or a press on the busy button, can submit the form again.
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onSubmit(toValues(withEmptyTexts(values)))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const submit = (event?: React.SyntheticEvent) =>
    void form.handleSubmit(run, async () => {
      await form.trigger(undefined, { shouldFocus: true })
    })(event)

  const errors = form.formState.errors
  return {
    id,
    isBusy,
    /** For the form element. */
    onSubmit: (event: React.SyntheticEvent) => submit(event),
    /** Submits the form as its button would. */
    submit: () => submit(),
    register: (field: string) => {
      const { onChange, ...rest } = form.register(field)
      // The mask sets the value and then dispatches `input`. React's `onChange` ignores that event, because the value
      // has not changed since.
      const onInput = (event: React.SyntheticEvent) => {
        void onChange({ target: event.target, type: 'input' })
        // The form library updates only the errors of the changed field.
        const compared = Object.keys(errors).filter((other) => other !== field && isComparison(errors[other]?.type))
        if (compared.length > 0) void form.trigger(compared)
        const now = withEmptyTexts(form.getValues())
        setTexts(now)
        onTyped?.(now)
      }
      return { ...rest, onInput }
    },
    errorOf: (field: string): ShownError | undefined => {
      const error: NumberedError | undefined = errors[field]
      if (!error) return undefined
      return { rule: error.type as Rule, ...(error.n === undefined ? {} : { n: error.n }) }
    },
    /**
     * Shows an error that the schema does not find, such as a wrong code.
     *
     * @param n the number in the rule's message, such as the maximum of `max`
     */
    setError: (field: string, rule: Rule, n?: number) => {
      const error: NumberedError = n === undefined ? { type: rule } : { type: rule, n }
      form.setError(field, error, { shouldFocus: true })
    },
    clearError: (field: string) => form.clearErrors(field),
    setText: (field: string, text: string) => {
      form.setValue(field, text)
      setTexts((before) => ({ ...before, [field]: text }))
    },
    /** The text of a field. */
    textOf: (field: string): string => texts[field] ?? '',
  }
}

export type ValidatedForm = ReturnType<typeof useValidatedForm>

/** Whether a rule compares two fields, so that a change of either field may correct the error. */
const isComparison = (rule: string | undefined): boolean => rule === 'equalto' || rule === 'notequalto'

/** Replaces the missing text of a field that is not rendered yet with an empty text. */
function withEmptyTexts(values: Record<string, string | undefined>): FieldTexts {
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text ?? '']))
}
