import { countries } from '../catalogue/countries.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'

/** The countries whose phone numbers may sign up or log in (AUT-19, CFG-05). */
export const userGetCountryList = openEndpoint('user/get-country-list', ({ language }) => ({
  status: true,
  data: countries(language),
}))
