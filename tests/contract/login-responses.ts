import { member } from '../../runtime/session/testing/member.ts'

/** The responses to a login, and to the dashboard of the same member. */
export const loginResponses = {
  'index/auth': () => ({ status: true, data: { uid: member.uid, user: member, country_lang: '', default_lang: '' } }),
  'user/dashboard': () => ({ status: true, data: { logged_in: true, user: member } }),
}
