import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { anyCountry } from '../../../runtime/widget-api/forms.ts'
import { firstCountry, type NumberCountry } from '../model/allowed-countries.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { ValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { useCountries } from '../hooks/use-countries.ts'

/** A phone field's text, and the country that the visitor has chosen. */
export interface TypedPhone {
  readonly text: string
  /** The ISO code of the country: `TH`. Undefined until the visitor chooses a country. */
  readonly country: string | undefined
}

export const noPhone: TypedPhone = { text: '', country: undefined }

/**
 * The country of a phone number: the chosen country, or else the site's country, or else the first country of the list.
 * `anyCountry` until the list has loaded.
 *
 * @param typed the ISO code of the chosen country: `TH`
 */
export function usePhoneCountry(typed: string | undefined) {
  const { country: siteCountry, currency: siteCurrency } = useBrand()
  const { countries } = useCountries()
  const chosen = countries.find(({ abr }) => abr === typed) ?? firstCountry(countries, siteCountry)
  const country: NumberCountry = chosen ?? anyCountry
  return { country, currency: chosen?.currency ?? siteCurrency, isSiteCountry: chosen?.abr === siteCountry }
}

/**
 * Submits a form with a phone number after the countries have loaded: the account's name contains the dial code. After
 * a failed load, a press loads the countries again. A later edit, or closing the form's dialog, withdraws the press.
 *
 * @param hasNumber whether the form has a phone number now
 */
export function useSubmitWithCountry(form: ValidatedForm, hasNumber = true) {
  const { hasLoaded, isError, retry } = useCountries()
  const [isPressed, setPressed] = useState(false)
  const submit = useEffectEvent(() => form.submit())
  const isDue = isPressed && hasLoaded
  useEffect(() => {
    if (isDue) submit()
  }, [isDue])
  const element = useRef<Element>(null)
  const isWaiting = isPressed && !hasLoaded
  useEffect(() => {
    const dialog = isWaiting ? element.current?.closest('dialog') : undefined
    const withdraw = () => setPressed(false)
    dialog?.addEventListener('close', withdraw)
    return () => dialog?.removeEventListener('close', withdraw)
  }, [isWaiting])
  return {
    isBusy: form.isBusy || (isWaiting && !isError),
    onSubmit: (event: React.SyntheticEvent) => {
      if (hasLoaded || !hasNumber) return form.onSubmit(event)
      event.preventDefault()
      element.current = event.currentTarget
      if (isError) retry()
      setPressed(true)
    },
    onInputCapture: ({ nativeEvent }: React.SyntheticEvent) => {
      // `isTrusted` is false for an event of the number's mask, or of a field that takes over text from before
      // hydration.
      if (nativeEvent.isTrusted) setPressed(false)
    },
  }
}

/** Copies the number that the visitor has typed in the other tab into the field `phone` (AUT-02). */
export function useTypedElsewhere(form: ValidatedForm, text: string): void {
  const show = useEffectEvent((elsewhere: string) => {
    if (form.textOf('phone') !== elsewhere) form.setText('phone', elsewhere)
  })
  useEffect(() => show(text), [text])
}
