// @vitest-environment window
import { act, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage, type WidgetStage } from '../../../tests/contract/widget-stage.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { SignUpPhoneStep } from './SignUpPhoneStep.tsx'
import { setting } from './testing/auth-stage.ts'
import { noPhone } from './use-phone-country.ts'
import type { SignUp } from './use-sign-up.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const country = (abr: string, code: string, currency = 'THB') => ({
  abr,
  code,
  currency,
  mobileno_length_min: 10,
  mobileno_length_max: 10,
})
const countries = [country('TH', '66'), country('PH', '63'), country('BD', '880')]

type CountryList = () => Promise<object>

/** Mounts a panel over a backend with this list of countries. */
async function openPanel(panel: ReactNode, list: CountryList, change: (stage: WidgetStage) => WidgetStage = same) {
  const { element, root } = await mountOnStage('account/auth-page', panel, {
    changeStage: (stage) =>
      change({
        ...stage,
        reader: {
          ...stage.reader,
          call: ((endpoint: string, payload: never) =>
            endpoint === 'user/get-country-list' ? list() : stage.reader.call(endpoint as never, payload)) as never,
        },
      }),
  })
  const field = () => element.querySelector<HTMLInputElement>('input[type=tel]')
  return {
    element,
    close: () => act(async () => root.unmount()),
    field,
    retry: () => element.querySelector<HTMLButtonElement>('[role=alert] button'),
    button: (name: string) =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name)),
    type: (text: string) =>
      act(async () => {
        const input = field()
        if (!input) throw new Error('The panel has no number.')
        input.value = text
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }),
    submit: () => act(async () => element.querySelector('form')?.requestSubmit()),
  }
}

const same = (stage: WidgetStage) => stage
const login = <LoginPanel id="login" phone={noPhone} onPhone={() => {}} onForgot={() => {}} />

test('[AUT-19] a login waits for the countries, and uses the dial code of the brand’s first country', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const panel = await openPanel(
    login,
    () => promise,
    (stage) => ({
      ...stage,
      site: { ...stage.site, settings: { ...stage.site.settings, countries: { allow: ['PH'], perHost: {} } } },
    }),
  )
  await panel.type('9171234567')
  await panel.submit()
  expect(panel.field()).not.toBeNull()
  expect(panel.element.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve({ status: true, data: countries }))
  await expect.poll(() => panel.element.textContent).toContain('+63 917-123-4567')
  await panel.close()
})

test('[AUT-19] if the visitor closes the dialog before the countries load, the dialog submits no number', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const panel = await openPanel(<dialog open>{login}</dialog>, () => promise)
  await panel.type('0812345678')
  await panel.submit()
  await act(async () => panel.element.querySelector('dialog')?.dispatchEvent(new Event('close')))
  expect(panel.element.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('false')
  await act(async () => resolve({ status: true, data: countries }))
  await expect.poll(() => panel.button('+66')).toBeDefined()
  expect(panel.field()?.value).toContain('081')
  await panel.close()
})

test('[AUT-19] if the countries fail to load, the login continues only after they have loaded', async () => {
  let isDown = true
  const panel = await openPanel(login, async () =>
    isDown ? { status: false, code: 4000 } : { status: true, data: countries },
  )
  await expect.poll(() => panel.retry()).not.toBeNull()
  await panel.type('0812345678')
  await panel.submit()
  expect(panel.field()).not.toBeNull()
  isDown = false
  await expect.poll(() => panel.retry()).not.toBeNull()
  await act(async () => panel.retry()?.click())
  await expect.poll(() => panel.element.textContent).toContain('+66 081-234-5678')
  await panel.close()
})

test.each([
  ['ph.example', 0],
  ['site.example', 1],
])('[CFG-05] the field of %s reserves the space of %d country selectors', async (host, count) => {
  const panel = await openPanel(
    login,
    () => new Promise(() => {}),
    (stage) => ({
      ...stage,
      reader: { ...stage.reader, host },
      site: {
        ...stage.site,
        settings: { ...stage.site.settings, countries: { allow: ['TH', 'PH'], perHost: { 'ph.example': ['PH'] } } },
      },
    }),
  )
  expect(panel.element.querySelectorAll('[class*=fieldTool] svg')).toHaveLength(count)
  await panel.close()
})

test.each([
  ['TH', '0712345678', 'Enter a phone number that begins with one of these: 06, 08, 09.'],
  ['PH', '9171234567', undefined],
  ['BD', '1712345678', undefined],
  ['BD', '171234567', 'Input must be at least 10 characters.'],
])('[VAL-05] [VAL-03] the sign-up in %s with the number %s shows the error %s', async (chosen, number, error) => {
  const onPhone = vi.fn(async () => {})
  const step = (
    <SignUpPhoneStep
      id="signup"
      setting={setting}
      typed={{ text: '', country: chosen }}
      onTyped={() => {}}
      onPhone={onPhone}
    />
  )
  const panel = await openPanel(step, async () => ({ status: true, data: countries }))
  const code = countries.find(({ abr }) => abr === chosen)?.code
  await expect.poll(() => panel.button(`+${code}`)).toBeDefined()
  await panel.type(number)
  await act(async () => panel.element.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await panel.submit()
  expect(panel.element.querySelector('#signup-phone-error')?.textContent).toBe(error)
  expect(onPhone).toHaveBeenCalledTimes(error === undefined ? 1 : 0)
  await panel.close()
})

test('[AUT-19] if two countries have the same dial code, the sign-up uses the chosen country', async () => {
  const onPhone = vi.fn<SignUp['givePhone']>(async () => {})
  const american = [country('US', '1', 'USD'), country('CA', '1', 'CAD')]
  const panel = await openPanel(<ChosenCountry onPhone={onPhone} />, async () => ({
    status: true,
    data: american.map((one) => ({ ...one, name: one.abr === 'US' ? 'United States' : 'Canada' })),
  }))
  await expect.poll(() => panel.button('United States')).toBeDefined()
  const choice = panel.element.querySelector<HTMLInputElement>('#signup-country')
  expect(choice?.value).toBe('US')
  // After a change of language, the site restores the chosen country by writing to this hidden field.
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(choice, 'CA')
    choice?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(panel.button('Canada')).toBeDefined()
  await panel.type('4165550123')
  await act(async () => panel.element.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await panel.submit()
  expect(onPhone).toHaveBeenCalledWith(expect.objectContaining({ dialCode: '1', currency: 'CAD' }))
  await panel.close()
})

/** The first step of a sign-up, which keeps the chosen country. */
function ChosenCountry({ onPhone }: { readonly onPhone: SignUp['givePhone'] }) {
  const [typed, setTyped] = useState(noPhone)
  return (
    <SignUpPhoneStep
      id="signup"
      setting={setting}
      typed={typed}
      onTyped={(change) => setTyped((before) => ({ ...before, ...change }))}
      onPhone={onPhone}
    />
  )
}
