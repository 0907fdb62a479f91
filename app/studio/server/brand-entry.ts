import { brandColours, environments } from '../../../runtime/manifest/index.ts'
import type { Environments } from '../../preview/environments.ts'
import type { BrandEntry } from '../messages.ts'

/** A brand in the list of brands: its name, its accent, and the number of its errors. */
export function entryOf({ verdicts }: Environments, id: string): BrandEntry {
  const verdict = verdicts.find(id)
  const manifest = environments.map((name) => verdict?.manifests.get(name)).find((one) => one !== undefined)
  const colours = manifest ? brandColours(manifest) : {}
  const errors = verdict?.issues.filter(({ severity }) => severity === 'error').length ?? 0
  const accent = colours.accent
  return { id, name: manifest?.merchant.name ?? id, errors, ...(accent ? { accent } : {}) }
}
