import { isEmail, isPersonName } from '../profile/personal-fields.ts'
import { badRequest, memberEndpoint, refuse } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Sets missing values of the profile. A new e-mail address is unverified (STA-10). */
export const userUpdateProfile = memberEndpoint(
  'user/update-profile',
  ({ sandbox, merchant, member, payload, language }) => {
    const { fullname, email } = payload
    if (fullname === undefined && email === undefined) return refuse(badRequest, 'fullname or email is needed.')
    const isFilled = (fullname !== undefined && member.fullname !== '') || (email !== undefined && member.email !== '')
    if (isFilled) return refusal('profile-filled', language)
    if (fullname !== undefined && !isPersonName(fullname)) return refusal('fullname', language)
    if (email !== undefined && !isEmail(email)) return refusal('email', language)
    sandbox.database
      .prepare('UPDATE members SET fullname = ?, email = ?, verify_email = ? WHERE merchant_id = ? AND uid = ?')
      .run(
        fullname?.trim() ?? member.fullname,
        email?.toLowerCase() ?? member.email,
        email === undefined ? member.verify_email : 1,
        merchant.id,
        member.uid,
      )
    return { status: true }
  },
)
