import { openEndpoint } from '../../../../sandbox/index.ts'

/** Counts a visit from an affiliate's link (QRY-02). */
export const userUpdateClick = openEndpoint('user/update-click', ({ sandbox, merchant, payload }) => {
  sandbox.database
    .prepare(
      `INSERT INTO clicks (merchant_id, code, count) VALUES (?, ?, 1)
       ON CONFLICT (merchant_id, code) DO UPDATE SET count = count + 1`,
    )
    .run(merchant.id, payload.aff_code)
  return { status: true }
})
