import type { OnVisit } from '../../runtime/widget-api/visit.ts'
import { keepAffiliate } from './model/affiliate.ts'

/** Stores the code of the visitor's affiliate for the sign-up, and counts the visit (QRY-02). */
const onVisit: OnVisit = ({ search, storage, reader }) => {
  const code = keepAffiliate(search, storage)
  if (code !== undefined) void reader.call('user/update-click', { aff_code: code })
}

export default onVisit
