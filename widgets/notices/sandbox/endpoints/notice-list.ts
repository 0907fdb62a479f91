import type { Notice } from '../../../../schemas/generated/records.ts'
import type { SandboxNotice } from '../../../../schemas/generated/sandbox.ts'
import { type Call, openEndpoint, serverTime, siteMidnight, textIn } from '../../../../sandbox/index.ts'

const hour = 3_600_000

/**
 * Notices, announcements and advertisements (ENG-01, ENG-02). For a guest, the lists `item` and `after_login` are
 * empty.
 */
export const noticeNoticeList = openEndpoint('notice/notice-list', (call) => {
  const read = readByMember(call)
  const of = (kind: SandboxNotice['kind']) =>
    call.merchant.data.notices.filter((notice) => notice.kind === kind).map((notice) => toNotice(notice, call, read))
  return {
    status: true,
    data: {
      item: call.member ? of('notice') : [],
      announce: { normal: of('announcement'), after_login: call.member ? of('member-announcement') : [] },
      advertisement: of('advertisement'),
    },
  }
})

function readByMember({ sandbox, merchant, member }: Call<'notice/notice-list'>): ReadonlySet<number> {
  if (!member) return new Set()
  const rows = sandbox.database
    .prepare('SELECT notice_id FROM notice_reads WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, member.uid)
  return new Set(rows.map((row) => Number(row.notice_id)))
}

function toNotice(notice: SandboxNotice, call: Call<'notice/notice-list'>, read: ReadonlySet<number>): Notice {
  const { language, sandbox } = call
  const now = sandbox.clock.now()
  return {
    id: notice.id,
    title: textIn(notice.title, language),
    description: textIn(notice.description, language),
    content: textIn(notice.content, language),
    img_path: notice.motif ? `/static/art/notices/${notice.id}.${language}.svg` : '',
    link: notice.link,
    is_popup: notice.is_popup ? '1' : '0',
    unread: call.member && !read.has(notice.id) ? 1 : 0,
    announcement_type: notice.kind === 'advertisement' ? 'advertisment' : 'announcement',
    date: serverTime(siteMidnight(now, notice.day) + 9 * hour),
    ...(notice.start_day !== undefined && { start_date: serverTime(siteMidnight(now, notice.start_day)) }),
    ...(notice.end_day !== undefined && { end_date: serverTime(siteMidnight(now, notice.end_day)) }),
  }
}
