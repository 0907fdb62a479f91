// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { BankChoice } from './BankChoice.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['THB', 14, 0],
  ['PHP', 0, 1],
])(
  '[VAL-10] for the currency %s, the choice has %d banks; a text replaces a choice without banks',
  async (currency, banks, texts) => {
    const { element } = await mountOnStage(
      'account/auth-page',
      <BankChoice page="bank" currency={currency} button="form.next" onBank={() => {}} />,
    )
    const count = () => [
      element.querySelectorAll('input[name=bank]').length,
      element.textContent?.includes('There are no banks for your currency.') ? 1 : 0,
    ]
    await expect.poll(count).toEqual([banks, texts])
    expect(element.querySelectorAll('button[type=submit]')).toHaveLength(banks === 0 ? 0 : 1)
  },
)
