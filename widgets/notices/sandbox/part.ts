import { cardWidth, posterDrawing } from '../../../sandbox/artwork/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { noticeNoticeList } from './endpoints/notice-list.ts'
import { noticeReadNotice } from './endpoints/read-notice.ts'

/**
 * The picture of a notice by its id and its language, `3.th`. Undefined for an unknown notice, and for a notice without
 * a motif.
 */
const draw = posterDrawing('notices', (id, { data }) => {
  const notice = data.notices.find((one) => String(one.id) === id)
  if (!notice?.motif) return undefined
  const { motif, title, description } = notice
  return { width: cardWidth, motif, title, text: description }
})

const part: SandboxPart = {
  name: 'notices',
  data: ['notices'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS notice_reads (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  notice_id INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, notice_id)
) STRICT;
`,
    names: ['notice_reads'],
  },
  endpoints: [noticeNoticeList, noticeReadNotice],
  drawings: { notices: draw },
}

export default part
