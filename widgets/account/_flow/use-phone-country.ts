import { useEffect, useEffectEvent } from 'react'
import { anyCountry, type PhoneCountry } from '../../../runtime/widget-api/forms.ts'
import { firstCountry } from '../model/allowed-countries.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { ValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { useCountries } from '../hooks/use-countries.ts'

/** A phone field's text, and the country that the visitor has chosen. */
export interface TypedPhone {
  readonly text: string
  /** The dial code: `66`. Undefined until the visitor chooses a country. */
  readonly code: string | undefined
}

export const noPhone: TypedPhone = { text: '', code: undefined }

/**
 * The country of a phone number: the site's own country until the visitor chooses another country.
 *
 * @param code the chosen dial code
 */
export function usePhoneCountry(code: string | undefined) {
  const { country: siteCountry, currency: siteCurrency } = useBrand()
  const countries = useCountries()
  const chosen = countries.find((one) => one.code === code) ?? firstCountry(countries, siteCountry)
  const country: PhoneCountry = chosen ?? anyCountry
  return { country, currency: chosen?.currency ?? siteCurrency }
}

/** Copies the number that the visitor has typed in the other tab into the field `phone` (AUT-02). */
export function useTypedElsewhere(form: ValidatedForm, text: string): void {
  const show = useEffectEvent((elsewhere: string) => {
    if (form.textOf('phone') !== elsewhere) form.setText('phone', elsewhere)
  })
  useEffect(() => show(text), [text])
}
