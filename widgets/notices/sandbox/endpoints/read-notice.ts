import { inTransaction, memberEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Marks one or all of the member's notices as read (ENG-02). */
export const noticeReadNotice = memberEndpoint(
  'notice/read-notice',
  ({ sandbox, merchant, member, payload, language }) => {
    const { database } = sandbox
    const { notices } = merchant.data
    const listed = notices.filter(({ kind }) => kind === 'notice')
    const marked = payload.id === undefined ? listed : notices.filter(({ id }) => id === payload.id)
    if (payload.id !== undefined && marked.length === 0) return refusal('notice-unknown', language)
    const mark = database.prepare('INSERT OR IGNORE INTO notice_reads (merchant_id, uid, notice_id) VALUES (?, ?, ?)')
    inTransaction(database, () => {
      for (const { id } of marked) mark.run(merchant.id, member.uid, id)
    })
    const rows = database
      .prepare('SELECT notice_id FROM notice_reads WHERE merchant_id = ? AND uid = ?')
      .all(merchant.id, member.uid)
    const read = new Set(rows.map(({ notice_id }) => Number(notice_id)))
    return { status: true, data: { unread: listed.filter(({ id }) => !read.has(id)).length } }
  },
)
