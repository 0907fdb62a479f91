import { idDocumentOf } from '../profile/id-document.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'

/** The state of the check of the member's document (AUT-20). */
export const userGetIdDocument = memberEndpoint('user/get-id-document', ({ world, merchant, member, language }) => ({
  status: true,
  data: idDocumentOf(world.database, merchant.id, member.uid, world.clock.now(), language),
}))
