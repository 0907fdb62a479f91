/** The script of a page's head, for a brand that shows a canary, its next release, to a share of its visitors. */
import { goToCanary, restoreUsualAddress } from './canary-share.ts'
import { runPageHead } from './run-page-head.ts'

const root = document.documentElement

if (restoreUsualAddress() || !goToCanary(root)) runPageHead(root)
