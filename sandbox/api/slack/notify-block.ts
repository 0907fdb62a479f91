import { openEndpoint } from '../endpoint.ts'

/** Keeps a failure report where tests and the preview can read it; no chat is told (UPL-03). */
export const slackNotifyBlock = openEndpoint('slack/notify-block', ({ world, merchant, payload }) => {
  world.notices.add({ merchant: merchant.id, ...payload })
  return { status: true }
})
