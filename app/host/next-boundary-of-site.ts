import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import { createNextBoundary } from './page-cache.ts'

/** The next time at which one of some parts of a site begins or ends, in ms since 1970. Infinity without such a part. */
export const nextBoundaryOfSite = createNextBoundary(parseServerTime)
