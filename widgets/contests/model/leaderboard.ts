import type { ResponseOf, RequestOf } from '../../../runtime/widget-api/data.ts'

/** The places of one week. */
export type Leaderboard = NonNullable<ResponseOf<'contest/get-leaderboard'>['data']>

/** `current` is the current week, `last` the week before. */
export type Period = RequestOf<'contest/get-leaderboard'>['period']
