import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import { isAmount } from './amount.ts'
import { checkDeposit } from './check-amount.ts'
import { compareDecimals, isDecimal, toUnits } from './decimal.ts'

/** A brand's settings of preset amounts (DEP-06). */
export interface PresetSettings {
  /** Whole units of the currency, in ascending order. */
  readonly amounts: readonly number[]
  /** Whether to show only amounts above the last deposit. */
  readonly aboveLastDeposit: boolean
  /** The maximum number of shown presets. */
  readonly shown: number
}

/** The data on which presets depend, from the response with the channels. */
export interface PresetFacts {
  readonly channel: Pick<DepositChannel, 'minimum_deposit' | 'maximum_deposit'>
  readonly lastDeposit?: string | undefined
  /** Preset amounts from the response with the channels. Valid amounts replace the brand's amounts. */
  readonly presetAmount?: readonly string[] | undefined
}

/** The preset amounts that the channel accepts, each once, as decimal strings (DEP-06). */
export function presetAmounts(settings: PresetSettings, facts: PresetFacts): readonly string[] {
  const given = (facts.presetAmount ?? []).filter(isAmount)
  const all = given.length > 0 ? given : settings.amounts.map(String)
  const accepted = all.filter((amount) => checkDeposit(amount, facts.channel) === undefined)
  const fits = settings.aboveLastDeposit ? accepted.filter((amount) => isAbove(amount, facts.lastDeposit)) : accepted
  const values = fits.map(toUnits)
  return fits.filter((_amount, at) => values.indexOf(values[at]) === at).slice(0, settings.shown)
}

const isAbove = (amount: string, lastDeposit = '0') =>
  !isDecimal(lastDeposit) || compareDecimals(amount, lastDeposit) === 1
