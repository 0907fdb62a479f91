import { expect, test } from 'vitest'
import type { Call } from '../../../../runtime/widget-api/data.ts'
import { applyChosenPromotion } from './apply-chosen-promotion.ts'

const lost = { status: false, noResponse: true }
const listed = (state: string) => ({ status: true, data: [{ promotion_id: 7, state }] })

test.each<[object, object, string]>([
  [{ status: true }, lost, 'applied'],
  [{ status: false, code: 4301 }, listed('running'), 'failed'],
  [lost, listed('running'), 'applied'],
  [lost, listed('available'), 'unknown'],
  [lost, listed('locked'), 'unknown'],
  [lost, { status: true, data: [{ promotion_id: 8, state: 'running' }] }, 'unknown'],
  [lost, lost, 'unknown'],
  [{ status: false, code: 5000 }, listed('running'), 'applied'],
  [{ status: false, code: 502 }, listed('available'), 'unknown'],
])(
  '[DEP-10] for the response %j and the list of promotions %j, the outcome is %s, after a single call to apply',
  async (response, list, outcome) => {
    const calls: string[] = []
    const call = (async (endpoint: string, payload: { readonly currency?: string }) => {
      calls.push(endpoint)
      if (endpoint === 'promotion/apply-promotion') return response
      expect(payload).toEqual({ currency: 'THB' })
      return list
    }) as Call
    expect(await applyChosenPromotion(call, { promotionId: 7, currency: 'THB' }, {})).toEqual({ outcome, response })
    expect(calls.filter((one) => one === 'promotion/apply-promotion')).toHaveLength(1)
  },
)
