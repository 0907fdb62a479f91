import { idDocumentOf } from '../profile/id-document.ts'
import { isUploadOf, memberEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Accepts the picture of a first document, or of another one after a refusal (AUT-20). */
export const userSubmitIdDocument = memberEndpoint('user/submit-id-document', (call) => {
  const { sandbox, merchant, member, payload, language } = call
  const now = sandbox.clock.now()
  const document = () => idDocumentOf(sandbox.database, merchant.id, member.uid, { now, language })
  const { state } = document()
  if (state === 'pending' || state === 'verified') return refusal('document-there', language)
  if (!isUploadOf(member.mid, payload.key)) return refusal('document-unknown', language)
  sandbox.database
    .prepare('REPLACE INTO id_documents (merchant_id, uid, kind, object_key, submitted) VALUES (?, ?, ?, ?, ?)')
    .run(merchant.id, member.uid, payload.kind, payload.key, now)
  return { status: true, data: document() }
})
