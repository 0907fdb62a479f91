import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'

/** The promotions that the brand offers this visitor. */
export const loadPromotions = async ({ reader }: QueryContext) =>
  requiredData(await reader.call('promotion/get-promotion-content-list', { currency: reader.currency }))
