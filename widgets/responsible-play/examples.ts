import { defineExamples } from '../../runtime/widget-api/area.ts'

const limits = ['deposit-day', 'deposit-week', 'deposit-month', 'loss-day', 'loss-week', 'loss-month'].map((id) => {
  const [kind, period] = id.split('-') as ['deposit' | 'loss', 'day' | 'week' | 'month']
  return { id, kind, period, used: '0.00' }
})
const session = { id: 'session-session', kind: 'session', period: 'session', used: '47' } as const

export default defineExamples({
  responses: {
    'responsible-play/get-status': {
      full: {
        session_seconds: 2_820,
        staked: '640.00',
        won: '515.00',
        reminder_minutes: 30,
        limits: [
          { id: 'deposit-day', kind: 'deposit', period: 'day', amount: '2000.00', used: '1200.00' },
          {
            id: 'deposit-week',
            kind: 'deposit',
            period: 'week',
            amount: '5000.00',
            used: '3500.00',
            next_amount: '8000.00',
            next_from: '2026-11-22 18:00:00',
          },
          ...limits.slice(2),
          { ...session, amount: '120' },
        ],
        pauses: [],
      },
      empty: { session_seconds: 0, staked: '0.00', won: '0.00', limits: [...limits, session], pauses: [] },
    },
  },
})
