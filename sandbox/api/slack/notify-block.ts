import { openEndpoint } from '../endpoint.ts'

/** Stores a failure report for tests and the preview, without sending it to a chat (UPL-03). */
export const slackNotifyBlock = openEndpoint('slack/notify-block', ({ sandbox, merchant, payload }) => {
  sandbox.notices.add({ merchant: merchant.id, ...payload })
  return { status: true }
})
