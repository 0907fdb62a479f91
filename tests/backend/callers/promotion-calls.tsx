import { act, type ReactNode } from 'react'
import { expect } from 'vitest'
import type { QueryContext } from '../../../runtime/widget-api/area.ts'
import type { Call } from '../../../runtime/session/session-state.ts'
import { member } from '../../../runtime/session/testing/member.ts'
import { TakePromotion } from '../../../widgets/promotions/_parts/TakePromotion.tsx'
import { useMyPromotions } from '../../../widgets/promotions/hooks/use-my-promotions.ts'
import { PromotionFigures } from '../../../widgets/promotions/promotion-balance-dialog/PromotionFigures.tsx'
import { loadPromotions } from '../../../widgets/promotions/queries.ts'
import { useClaimPromotion } from '../../../widgets/promotions/hooks/use-claim-promotion.ts'
import { RedeemForm } from '../../../widgets/promotions/redeem-dialog/RedeemForm.tsx'
import { lookUpTransaction } from '../../../widgets/wallet/exports.ts'
import { mountOnStage, untilShown } from '../../contract/widget-stage.tsx'
import type { NamedCall } from '../call-table.ts'
import type { Callers, RecordingBackend } from '../recording-backend.ts'
import { readHook } from './read-hook.tsx'

/** Mounts a part for a member, presses its button when the button is enabled, and waits for the call. */
const press =
  (endpoint: NamedCall, part: ReactNode, typed?: string) =>
  async (backend: RecordingBackend): Promise<void> => {
    const call: Call = async (name, payload, options) =>
      // The specification has no call for these figures.
      (name === 'promotion/get-promotion-balance' ? figures : await backend.call(name, payload, options)) as never
    const { element, root } = await mountOnStage('promotions/promotion-center', part, { member, call, responses: {} })
    const button = () => element.querySelector<HTMLButtonElement>('button:not([aria-disabled=true], [disabled])')
    await untilShown(() => expect(element.querySelector('button')).not.toBeNull())
    const field = element.querySelector('input')
    if (field && typed !== undefined) {
      await act(async () => {
        field.value = typed
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
    }
    await untilShown(() => expect(button()).not.toBeNull())
    await act(async () => button()?.click())
    await untilShown(() => expect(backend.payloadsOf(endpoint)).not.toEqual([]))
    await act(async () => root.unmount())
  }

const figures = {
  status: true,
  data: { promotion_id: 1, title: 'P', bal_total: '1', bal_max_withdraw: '1', bal_burn: '0', bal_final: '1' },
}

function Redeem() {
  const redemption = useClaimPromotion({
    sendName: 'redeem',
    lookUp: lookUpTransaction,
    looksUpState: false,
    onAccepted: () => {},
  })
  return <RedeemForm code="" onSend={() => {}} redemption={redemption} />
}

export const promotionCalls: Callers = {
  'promotion/get-promotion-content-list': [
    {
      caller: 'the public data of promotions',
      drive: ({ reader }) => loadPromotions({ reader } as QueryContext),
      payloads: [{ currency: 'THB' }],
      read: [expect.objectContaining({ promotion_id: 1, content_id: 1, title: 'Welcome bonus' })],
    },
  ],
  'promotion/get-promotion-center-list': [
    {
      caller: 'the promotion centre',
      drive: readHook('promotions/promotion-center', useMyPromotions),
      payloads: [{ currency: 'THB' }],
      read: [expect.objectContaining({ promotion_id: 1, content_id: 1, title: 'Welcome bonus', state: 'available' })],
    },
  ],
  'promotion/apply-promotion': [
    {
      caller: 'a promotion of the centre',
      drive: press(
        'promotion/apply-promotion',
        <TakePromotion promotionId={1} contentId={7} page="promo_center" bonus={undefined} titleId="title" />,
      ),
      payloads: [{ promotion_id: 1, content_id: 7, bonus_code: '', page: 'promo_center' }],
    },
    {
      caller: 'a redeemed code',
      drive: press('promotion/apply-promotion', <Redeem />, ' GIFT '),
      payloads: [{ promotion_id: 0, content_id: 0, bonus_code: 'GIFT', page: 'promo_center' }],
    },
  ],
  'promotion/complete-promotion': [
    {
      caller: 'the end of a promotion',
      drive: press('promotion/complete-promotion', <PromotionFigures onEnding={() => {}} onEnded={() => {}} />),
      payloads: [{}],
    },
  ],
}
