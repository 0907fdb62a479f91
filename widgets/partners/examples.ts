import { defineExamples } from '../../runtime/widget-api/area.ts'

const sums = { page: 1, page_size: 10, percent: '0.5', minimum: '20.00' } as const

export default defineExamples({
  responses: {
    'referral/get-friends': {
      full: {
        ...sums,
        items: [
          { friend: 'f1', name: '081•••002', joined: '2026-11-20 10:00:00', state: 'active', commission: '91.00' },
          { friend: 'f2', name: '089•••417', joined: '2026-11-18 21:30:00', state: 'joined', commission: '0.00' },
        ],
        total: 2,
        active: 1,
        earned: '91.00',
        ready: '91.00',
      },
      empty: { ...sums, items: [], total: 0, active: 0, earned: '0.00', ready: '0.00' },
    },
  },
})
