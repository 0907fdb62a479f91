import type { VipLevel } from '../../../../schemas/generated/records.ts'
import { openEndpoint, textIn } from '../../../../sandbox/index.ts'
import { programmeCurrency } from '../levels.ts'

/** The levels of the programme, lowest first (ENG-05). */
export const vipGetLevels = openEndpoint('vip/get-levels', ({ merchant, language, payload }) => ({
  status: true,
  data:
    payload.currency === programmeCurrency
      ? merchant.data.vip_levels.map(
          ({ name, has_host, ...level }, index): VipLevel => ({
            level: index + 1,
            name: textIn(name, language),
            ...level,
            has_host: has_host ? 1 : 0,
          }),
        )
      : [],
}))
