/** The parts of this area that areas which require it may use. */
export { PagedList, pageSize } from './_page/PagedList.tsx'
export { QuickNavigation } from './_page/QuickNavigation.tsx'
export { default as rowStyles } from './_page/transactions.module.css'
export { UnknownOutcome } from './_page/UnknownOutcome.tsx'
export { type Money, useSendOnce } from './hooks/use-send-once.ts'
