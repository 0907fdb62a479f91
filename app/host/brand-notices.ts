import type { Issue } from '../../runtime/issues/index.ts'
import type { BrandStore } from './brand-store.ts'

/** The number of the brand's release that visitors see, and the brand's canary, if any. */
export interface ShownReleases {
  readonly sequence: number
  /** `share`: from 0 to 1. */
  readonly canary: { readonly sequence: number; readonly share: number } | undefined
}

/**
 * Lines for the terminal about changed brands: the errors of each brand, or for a brand without errors its new state.
 *
 * @param releasesOf returns the releases of a brand, or `unpublished`; undefined for a brand that comes from a folder
 */
export function brandNotices(
  store: BrandStore,
  merchants: readonly string[],
  releasesOf: (merchant: string) => ShownReleases | 'unpublished' | undefined = () => undefined,
): string[] {
  const broken = new Map(store.broken().map((one) => [one.merchant, one]))
  return merchants.flatMap((merchant) => {
    const served = store.find(merchant)
    const errors = (served ?? broken.get(merchant))?.issues.filter(({ severity }) => severity === 'error') ?? []
    if (errors.length > 0) {
      const state = served ? 'still shows its last good version' : 'is not served'
      return [`  ${merchant}  ${state}:`, ...errors.map(noticeOf)]
    }
    return [`  ${merchant}  ${stateOf(served !== undefined, releasesOf(merchant))}`]
  })
}

function stateOf(isServed: boolean, releases: ShownReleases | 'unpublished' | undefined): string {
  if (releases === 'unpublished') return 'has been unpublished'
  if (!isServed) return 'has been removed'
  if (!releases) return 'now shows its last change'
  const { sequence, canary } = releases
  if (!canary) return `shows release ${sequence}`
  const percent = Number((canary.share * 100).toFixed(1))
  return `shows release ${sequence}, and its canary ${canary.sequence} to ${percent}% of the visitors`
}

/** Lines for the terminal about canaries with errors. With `changed`, only about the canaries of these brands. */
export function canaryNotices(canaries: BrandStore | undefined, changed?: readonly string[]): string[] {
  const broken = canaries?.broken().filter(({ merchant }) => changed?.includes(merchant) ?? true) ?? []
  return broken.flatMap(({ merchant, issues }) => [
    `  ${merchant}  has a canary with errors, which the host shows to nobody:`,
    ...issues.map(noticeOf),
  ])
}

const noticeOf = ({ file, line, column, message, suggestion }: Issue) =>
  `    ${file}:${line}:${column}  ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`
