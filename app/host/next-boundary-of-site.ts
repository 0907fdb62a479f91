import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import { createNextBoundary } from './page-cache.ts'

/** The next time at which a part of a site begins or ends, in ms since 1970. Infinity if none does. */
export const nextBoundaryOfSite = createNextBoundary(parseServerTime)
