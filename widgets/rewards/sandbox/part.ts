import type { SandboxPart } from '../../../sandbox/part.ts'
import { angpowGetList } from './endpoints/get-list.ts'
import { wheelGetWheel } from './endpoints/get-wheel.ts'
import { angpowOpen } from './endpoints/open.ts'
import { rewardGetCenter } from './endpoints/get-center.ts'
import { rewardGetPoints } from './endpoints/get-points.ts'
import { rewardRedeem } from './endpoints/redeem.ts'
import { wheelSpin } from './endpoints/wheel-spin.ts'
import { giveEnvelopes } from './envelopes.ts'
import { movePoints } from './points.ts'
import { seedPoints } from './seed-points.ts'
import { tables } from './tables.ts'

/** The stake that earns one point, in minor units. */
const stakeOfPoint = 1000

const part: SandboxPart = {
  name: 'rewards',
  data: ['wheel', 'envelopes', 'reward_shop'],
  tables,
  seed: seedPoints,
  endpoints: [angpowGetList, angpowOpen, rewardGetCenter, rewardGetPoints, rewardRedeem, wheelGetWheel, wheelSpin],
  on: {
    'member-joined': (sandbox, merchant, { member, seed, at }) =>
      giveEnvelopes(sandbox, merchant, member.uid, seed ? sandbox.clock.now() : at),
    'wallet/staked': ({ database }, merchant, { uid, stake, at }) => {
      const points = Math.floor(stake / stakeOfPoint)
      if (points > 0) movePoints(database, merchant.id, { uid, points, note: { en: 'Game', th: 'เล่นเกม' }, at })
    },
  },
}

export default part
