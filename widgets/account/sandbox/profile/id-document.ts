import type { DatabaseSync } from 'node:sqlite'
import type { IdDocument } from '../../../../schemas/generated/records.ts'
import { message } from '../messages.ts'
import { serverTime, wordColumn } from '../../../../sandbox/index.ts'

const kindColumn = wordColumn(['national-id', 'passport', 'driving-licence'])

/** How long the check of a document takes, in ms. */
const documentTime = 60_000

/**
 * The verification state of a member's document (AUT-20). The check refuses a driving licence and verifies other
 * documents, so that a tester can see both outcomes.
 */
export function idDocumentOf(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  { now, language }: { readonly now: number; readonly language: string },
): IdDocument {
  const row = database
    .prepare('SELECT kind, submitted FROM id_documents WHERE merchant_id = ? AND uid = ?')
    .get(merchantId, uid)
  if (!row) return { state: 'none' }
  const kind = kindColumn(row.kind)
  const sent = { kind, submitted: serverTime(Number(row.submitted)) }
  if (now < Number(row.submitted) + documentTime) return { state: 'pending', ...sent }
  return kind === 'driving-licence'
    ? { state: 'refused', ...sent, reason: message('document-refused', language) }
    : { state: 'verified', ...sent }
}
