/** The script of a page's head: it runs before the first paint and before the program loads. */
import { restoreUsualAddress } from './canary-share.ts'
import { runPageHead } from './run-page-head.ts'

restoreUsualAddress()
runPageHead(document.documentElement)
