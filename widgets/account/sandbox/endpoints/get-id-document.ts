import { idDocumentOf } from '../profile/id-document.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'

/** The verification state of the member's document (AUT-20). */
export const userGetIdDocument = memberEndpoint('user/get-id-document', ({ sandbox, merchant, member, language }) => ({
  status: true,
  data: idDocumentOf(sandbox.database, merchant.id, member.uid, { now: sandbox.clock.now(), language }),
}))
