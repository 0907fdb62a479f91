import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'

/** The countries of the backend's list. An empty list if the backend does not have the call. */
export const loadCountries = async ({ reader }: QueryContext) => {
  const response = await reader.call('user/get-country-list', {})
  return response.missing ? [] : requiredData(response)
}

/** The settings of sign-up (AUT-15). */
export const loadSignUp = async ({ reader }: QueryContext) =>
  requiredData(await reader.call('user/get-quick-register-setting', {}))
