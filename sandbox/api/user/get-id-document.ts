import { idDocumentOf } from '../../account/id-document.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Where the check of the member's document stands (AUT-20). */
export const userGetIdDocument = memberEndpoint('user/get-id-document', ({ world, merchant, member, language }) => ({
  status: true,
  data: idDocumentOf(world.database, merchant.id, member.uid, world.clock.now(), language),
}))
