import type { OnVisit } from '../../runtime/widget-api/visit.ts'

/** Stores the code of the visitor's affiliate for the sign-up, and counts the visit (QRY-02). */
const onVisit: OnVisit = async ({ search, storage, reader }) => {
  if (search === '') return
  const { storeAffiliate } = await import('./model/affiliate.ts')
  const code = storeAffiliate(search, storage)
  if (code !== undefined) void reader.call('user/update-click', { aff_code: code })
}

export default onVisit
