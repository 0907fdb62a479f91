import type { OnVisit } from '../../runtime/widget-api/visit.ts'
import { storeAffiliate } from './model/affiliate.ts'

/**
 * Stores the code of the visitor's affiliate for the sign-up, and counts the visit (QRY-02). Runs without loading
 * another script first. A visitor who leaves while a script loads would lose the code.
 */
const onVisit: OnVisit = ({ search, storage, reader }) => {
  const code = storeAffiliate(search, storage)
  if (code !== undefined) void reader.call('user/update-click', { aff_code: code })
}

export default onVisit
