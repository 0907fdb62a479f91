import { isAmount } from './amount.ts'
import { isNoLimit } from './check-amount.ts'
import { compareDecimals, isDecimal, toUnits } from './decimal.ts'

/** A brand's settings of preset amounts (DEP-06). */
export interface PresetSettings {
  /** Whole units of the currency, in ascending order. */
  readonly amounts: readonly number[]
  /** Whether to show only amounts above the last deposit and up to the channel's maximum. */
  readonly aboveLastDeposit: boolean
  /** The maximum number of shown presets. */
  readonly shown: number
}

/** The facts from the response with the channels that presets depend on. */
export interface PresetFacts {
  readonly maximum: string
  /** Amount of the last deposit. */
  readonly lastDeposit?: string | undefined
  /** Preset amounts from the response with the channels. Valid ones replace the brand's amounts. */
  readonly presetAmount?: readonly string[] | undefined
}

/** The preset amounts, each once, as decimal strings (DEP-06). */
export function presetAmounts(settings: PresetSettings, facts: PresetFacts): readonly string[] {
  const given = (facts.presetAmount ?? []).filter(isAmount)
  const all = given.length > 0 ? given : settings.amounts.map(String)
  const fits = settings.aboveLastDeposit ? all.filter((amount) => isInReach(amount, facts)) : all
  const values = fits.map(toUnits)
  return fits.filter((_amount, at) => values.indexOf(values[at]) === at).slice(0, settings.shown)
}

function isInReach(amount: string, { lastDeposit = '0', maximum }: PresetFacts): boolean {
  const isAbove = !isDecimal(lastDeposit) || compareDecimals(amount, lastDeposit) === 1
  return isAbove && (isNoLimit(maximum) || compareDecimals(amount, maximum) !== 1)
}
