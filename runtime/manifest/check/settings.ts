import { joinPointer } from '../pointer.ts'
import type { Check } from './context.ts'
import { finding } from './finding.ts'

/** Preset amounts go from small to large, so that the first ones are the small ones (DEP-06). */
export const checkAmounts: Check = ({ manifest }) => {
  const { amounts } = manifest.deposit.presets
  const index = amounts.findIndex((amount, at) => at > 0 && amount <= (amounts[at - 1] ?? 0))
  if (index === -1) return []
  return [
    finding('amounts-not-ascending', `/deposit/presets/amounts/${index}`, {
      found: `${amounts[index]} comes after ${amounts[index - 1]}`,
    }),
  ]
}

/** One locale of a country is its first (LOC-09), and each is named by its own code. */
export const checkLocales: Check = ({ manifest }) => {
  const byCountry = new Map<string, { id: string; isCountryDefault: boolean }[]>()
  for (const [id, locale] of Object.entries(manifest.locales)) {
    byCountry.set(locale.countryCode, [
      ...(byCountry.get(locale.countryCode) ?? []),
      { id, isCountryDefault: locale.isCountryDefault },
    ])
  }
  return [
    ...[...byCountry].flatMap(([country, locales]) => {
      const firsts = locales.filter((one) => one.isCountryDefault)
      if (firsts.length === 1) return []
      const at = (firsts[1] ?? locales[0])?.id ?? ''
      return [
        finding('locale-defaults', joinPointer('/locales', at, 'isCountryDefault'), {
          name: country,
          found: String(firsts.length),
        }),
      ]
    }),
    ...Object.entries(manifest.locales).flatMap(([id, locale]) =>
      locale.code === id
        ? []
        : [
            finding(
              'unknown-locale',
              joinPointer('/locales', id, 'code'),
              { name: locale.code },
              `Did you mean "${id}"?`,
            ),
          ],
    ),
  ]
}

/** The id is the folder's name, so that a copied folder cannot pass for another brand. */
export const checkMerchantId: Check = ({ manifest, merchant }) =>
  manifest.merchant.id === merchant
    ? []
    : [
        finding(
          'wrong-merchant-id',
          '/merchant/id',
          { found: JSON.stringify(manifest.merchant.id), expected: merchant },
          `Did you mean "${merchant}"?`,
        ),
      ]
