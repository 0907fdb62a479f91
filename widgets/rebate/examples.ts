import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  responses: {
    'rebate/get-rebates': {
      full: {
        minimum: '1.00',
        items: [
          {
            kind: 'slot',
            percent: '0.8',
            turnover: '42530.00',
            amount: '340.24',
            state: 'ready',
            collected: '2026-11-19 13:30:00',
          },
          { kind: 'live', percent: '0.5', turnover: '120.00', amount: '0.60', state: 'low' },
          { kind: 'sport', percent: '0.3', turnover: '0.00', amount: '0.00', state: 'none' },
        ],
      },
      empty: {
        minimum: '1.00',
        items: [{ kind: 'slot', percent: '0.8', turnover: '0.00', amount: '0.00', state: 'none' }],
      },
    },
  },
})
