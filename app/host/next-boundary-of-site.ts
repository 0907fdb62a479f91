import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { boundariesIn, firstAfter } from './page-cache.ts'

/** Reads each part of a site once, because all pages of the site share its parts. */
const boundariesOf = memoizeByObject((part: object) => boundariesIn(part, parseServerTime))

/** Like `nextBoundary`, for several parts of a site. */
export function nextBoundaryOfSite(parts: readonly (object | undefined)[], now: number): number {
  return firstAfter(
    parts.flatMap((part) => (part ? boundariesOf(part) : [])),
    now,
  )
}
