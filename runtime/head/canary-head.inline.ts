/** The script of the head of a page whose brand shows a canary to a share of its visitors. */
import { goToCanary, restoreUsualAddress } from './canary-share.ts'
import { runPageHead } from './run-page-head.ts'

const root = document.documentElement

if (restoreUsualAddress() || !goToCanary(root)) runPageHead(root)
