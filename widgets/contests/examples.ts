import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  responses: {
    'contest/get-my-place': {
      full: { place: 8, turnover: '162000.00', prize: '300.00', missing: '18400.00' },
      empty: { turnover: '0.00', prize: '0.00' },
    },
    'contest/get-predictions': { full: [], empty: [] },
  },
  nothing: { 'contest/get-leaderboard': { starts: '', ends: '', items: [] } },
})
