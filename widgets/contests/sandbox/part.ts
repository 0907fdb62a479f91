import type { SandboxPart } from '../../../sandbox/part.ts'
import { contestGetFixtures } from './endpoints/get-fixtures.ts'
import { contestGetLeaderboard } from './endpoints/get-leaderboard.ts'
import { contestGetMyPlace } from './endpoints/get-my-place.ts'
import { contestGetPredictions } from './endpoints/get-predictions.ts'
import { contestPredict } from './endpoints/predict.ts'
import { decidePredictions, seedPredictions } from './football/predictions.ts'
import { payWeeklyPrizes } from './leaderboard/pay-weeks.ts'
import { addStake, seedStakes } from './leaderboard/add-stake.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'contests',
  data: ['leaderboard', 'football'],
  tables,
  seed(sandbox, merchant, members) {
    seedStakes(sandbox, merchant, members)
    seedPredictions(sandbox, merchant, members)
  },
  endpoints: [contestGetFixtures, contestGetLeaderboard, contestGetMyPlace, contestGetPredictions, contestPredict],
  settleDue(sandbox, merchant) {
    payWeeklyPrizes(sandbox, merchant)
    decidePredictions(sandbox, merchant)
  },
  on: { 'wallet/staked': addStake },
}

export default part
