import { languageOf } from '../schemas/locale-code.ts'
import type { SandboxMerchant } from './sandbox-options.ts'

/** The languages of a brand, in the order of its locales: `th` of `th-th`. */
export function languagesOf({ data }: SandboxMerchant): readonly string[] {
  return [...new Set(data.locales.map(languageOf))]
}
