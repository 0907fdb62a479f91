import type { OnVisit } from '../../runtime/widget-api/visit.ts'
import { storeAffiliate } from './model/affiliate.ts'

/**
 * Stores the code of the visitor's affiliate for the sign-up, and counts the visit (QRY-02). Loads no script first: if
 * the visitor left meanwhile, no later page would have the query.
 */
const onVisit: OnVisit = ({ search, storage, reader }) => {
  const code = storeAffiliate(search, storage)
  if (code !== undefined) void reader.call('user/update-click', { aff_code: code })
}

export default onVisit
