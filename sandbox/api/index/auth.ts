import { refuse } from '../../http/envelope.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import { objectionTo } from '../../parts.ts'
import { sessionCookie } from '../../session/cookie.ts'
import { findMember, normaliseUsername, toMember } from '../../session/members.ts'
import { passwordMatches } from '../../session/passwords.ts'
import { openEndpoint } from '../endpoint.ts'
import { message } from '../../messages.ts'
import { textIn } from '../../localised-text.ts'

/** Code of a wrong phone number or password. */
const badCredentials = 4001

/** Logs in. An unknown account and a wrong password get the same response after the same work (AUT-18, API-06). */
export const indexAuth = openEndpoint('index/auth', async (call) => {
  const { sandbox, merchant, payload } = call
  const row = findMember(sandbox.database, merchant.id, { username: normaliseUsername(payload.username) })
  const isRight = await passwordMatches(payload.password, row?.password_hash)
  if (!row || !isRight) {
    return { status: false, code: badCredentials, msg: message('bad-credentials', call.language) }
  }
  const objection = objectionTo(sandbox, merchant, 'log-in', { member: row, at: sandbox.clock.now() })
  if (objection) return refuse(objection.code, textIn(objection.text, call.language))
  if (call.sessionId) call.sessions.forget(call.sessionId)
  const id = call.sessions.start(row.uid)
  const session = call.sessions.touch(id)
  call.setCookie(sessionCookie(id, sandbox.secureCookies))
  return {
    status: true,
    data: {
      country_lang: row.locale,
      default_lang: languageOf(row.locale),
      uid: row.uid,
      user: toMember(sandbox, merchant, row, session.kind === 'active' ? session.utk : ''),
    },
  }
})
