import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'

/** The levels of the VIP programme in a currency. Empty if the backend does not have the endpoint. */
export async function loadLevels({ reader }: QueryContext, currency = reader.currency) {
  const response = await reader.call('vip/get-levels', { currency })
  return response.missing ? [] : requiredData(response)
}
