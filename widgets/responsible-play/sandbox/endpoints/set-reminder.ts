import { memberEndpoint, prepared } from '../../../../sandbox/index.ts'

/** Sets the interval between the member's reminders of time and result. */
export const setReminder = memberEndpoint('responsible-play/set-reminder', ({ sandbox, merchant, member, payload }) => {
  prepared(
    sandbox.database,
    `INSERT INTO play_reminders (merchant_id, uid, minutes) VALUES (?, ?, ?)
     ON CONFLICT (merchant_id, uid) DO UPDATE SET minutes = excluded.minutes`,
  ).run(merchant.id, member.uid, payload.minutes)
  return { status: true, data: {} }
})
