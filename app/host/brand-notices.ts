import type { Issue } from '../../runtime/issues/index.ts'
import type { BrandStore } from './brand-store.ts'

/**
 * Lines for the terminal about changed brands: the errors of each brand, or for a brand without errors its new state.
 */
export function brandNotices(store: BrandStore, merchants: readonly string[]): string[] {
  const broken = new Map(store.broken().map((one) => [one.merchant, one]))
  return merchants.flatMap((merchant) => {
    const served = store.find(merchant)
    const errors = (served ?? broken.get(merchant))?.issues.filter(({ severity }) => severity === 'error') ?? []
    if (errors.length === 0)
      return [served ? `  ${merchant}  now shows its last change` : `  ${merchant}  has been removed`]
    const state = served ? 'still shows its last good version' : 'is not served'
    return [`  ${merchant}  ${state}:`, ...errors.map(noticeOf)]
  })
}

/** Lines for the terminal about canaries with errors: those of changed brands, or by default all. */
export function canaryNotices(canaries: BrandStore | undefined, changed?: readonly string[]): string[] {
  const broken = canaries?.broken().filter(({ merchant }) => changed?.includes(merchant) ?? true) ?? []
  return broken.flatMap(({ merchant, issues }) => [
    `  ${merchant}  has a canary with errors, which the host shows to nobody:`,
    ...issues.map(noticeOf),
  ])
}

const noticeOf = ({ file, line, column, message, suggestion }: Issue) =>
  `    ${file}:${line}:${column}  ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`
