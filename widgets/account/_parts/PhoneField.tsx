import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { phoneDigits, phoneMask } from '../../../runtime/widget-api/forms.ts'
import { useCountries } from '../hooks/use-countries.ts'
import { namedCountries, type NumberCountry } from '../model/allowed-countries.ts'
import { useSettings, useSite } from '../../../runtime/widget-api/site.ts'
import { Flag } from '../../_ui/flag/Flag.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { Field, type FieldProps } from '../../_ui/form/Field.tsx'
import styles from '../../_ui/form/form.module.css'
import { useLateList } from '../../_ui/select/use-late-list.ts'
import { CountriesFailed } from './CountriesFailed.tsx'

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  readonly country: NumberCountry
  /** Whether the visitor has chosen the country. */
  readonly isChosen: boolean
  /** Called with the ISO code of the chosen country: `TH`. */
  readonly onCountry: (abr: string) => void
}

/**
 * A phone number with its country (AUT-19). The field formats the number during typing. The brand decides whether
 * visitors may paste a number (VAL-04).
 */
export function PhoneField({ country, isChosen, onCountry, ...field }: PhoneFieldProps) {
  const intl = useIntl()
  const { phone, countries: filter } = useSettings()
  const { host } = useSite().reader
  const { countries, hasLoaded, isError } = useCountries()
  // Reserves the space of the countries until they load, so that the field beside it does not move under a finger.
  const isListAwaited = !hasLoaded && !isError && namedCountries(filter, host).length !== 1
  const { List, open, close } = useLateList(
    async () => (await import('../../_ui/select/SearchSelect.tsx')).SearchSelect,
  )
  const mask = useMemo(() => ({ mask: phoneMask, plain: (text: string) => phoneDigits(text, country) }), [country])
  const chosen = countries.find(({ abr }) => abr === country.abr)
  const carried = useRef<HTMLInputElement>(null)
  // After a change of language, the site may have restored the chosen country before hydration.
  const takeCarried = useEffectEvent(() => {
    const abr = carried.current?.value
    if (abr && abr !== country.abr) onCountry(abr)
  })
  useEffect(() => takeCarried(), [])
  return (
    <>
      {/* A change of language copies the chosen country from here to the page in the other language. */}
      <input
        ref={carried}
        hidden
        id={`${field.form.id}-country`}
        value={country.abr ?? ''}
        data-chosen={isChosen ? '' : undefined}
        onChange={({ currentTarget }) => onCountry(currentTarget.value)}
      />
      <Field
        type="tel"
        inputMode="tel"
        placeholder="081-234-5678"
        {...field}
        label={<Message id="form.phone" />}
        mask={mask}
        onPaste={(event) => {
          if (phone.paste === 'block') event.preventDefault()
        }}
        before={
          countries.length > 1 ? (
            <button
              type="button"
              className={styles.fieldTool}
              aria-haspopup="listbox"
              aria-expanded={List !== undefined}
              onClick={open}
            >
              <span className="visually-hidden">
                <Message id="form.country" />: {chosen?.name}{' '}
              </span>
              {chosen ? <Flag country={chosen.abr} /> : null}+{country.code}
              <Icon name="chevron-down" size={16} />
            </button>
          ) : isListAwaited ? (
            <span className={styles.fieldTool}>
              <Flag country="" />+{country.code}
              <Icon name="chevron-down" size={16} />
            </span>
          ) : (
            <span className={styles.dialCode}>+{country.code}</span>
          )
        }
      />
      <CountriesFailed />
      {List ? (
        <List
          label={intl.formatMessage({ id: 'form.country' })}
          items={countries.map(({ code, abr, name }) => ({
            id: abr,
            text: `${name ?? abr} +${code}`,
            icon: <Flag country={abr} />,
          }))}
          chosen={country.abr ?? ''}
          onChoose={onCountry}
          onClose={() => {
            close()
            document.getElementById(`${field.form.id}-${field.name}`)?.focus()
          }}
        />
      ) : null}
    </>
  )
}
