import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import type { SandboxMerchant } from '../../sandbox/index.ts'
import { readBrand, river } from './sandbox-under-test.ts'

/**
 * The brand `river` with the data of one of the project's brands. `register` replaces some of the settings of sign-up.
 */
export function openBrand(brand: string, register: Partial<SandboxData['register']> = {}): readonly SandboxMerchant[] {
  const data = readBrand(brand)
  return [
    { id: 'river', name: 'River', hosts: [river], data: { ...data, register: { ...data.register, ...register } } },
  ]
}
