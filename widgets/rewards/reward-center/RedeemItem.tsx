import { useCallback, useEffect, useRef } from 'react'
import type { PointsEntry, RewardItem } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { UnknownOutcome, useClaim, useKeptFocus } from '../../wallet/exports.ts'
import { lookUpRedemption } from '../model/look-up-claims.ts'
import styles from './RewardCenter.module.css'

interface RedeemItemProps {
  readonly item: RewardItem
  /** Called when the member has redeemed the item, or has cancelled. */
  readonly onOver: () => void
}

/** Asks for confirmation, and redeems an item once. */
export function RedeemItem({ item: { id, title, price }, onOver }: RedeemItemProps) {
  const call = useCall()
  const intl = useIntl()
  const { showToast } = useSessionActions()
  const shown = useKeptFocus()
  const question = useRef<HTMLDivElement>(null)
  const shownQuestion = useCallback(
    (element: HTMLDivElement | null) => {
      question.current = element
      return shown(element)
    },
    [shown],
  )
  // The question replaces the focused button, so the question takes the focus.
  useEffect(() => question.current?.focus(), [])
  const { sendState, claim, check, proceed } = useClaim<'reward/redeem', PointsEntry>({
    sendName: `reward:${id}`,
    messagePrefix: 'rewards.claim',
    lookUp: lookUpRedemption,
    onClaimed: () => {
      showToast({ status: 'success', message: intl.formatMessage({ id: 'rewards.reward-center.taken' }, { title }) })
      onOver()
    },
  })
  if (sendState.kind === 'unknown') {
    return (
      <div key="unknown" ref={shown} tabIndex={-1}>
        <UnknownOutcome messagePrefix="rewards.claim" sendState={sendState} onCheck={check} onProceed={proceed} />
      </div>
    )
  }
  const isBusy = sendState.kind === 'sending' || sendState.kind === 'done'
  return (
    <div
      key="question"
      ref={shownQuestion}
      className={styles.question}
      role="group"
      aria-labelledby={`question-${id}`}
      tabIndex={-1}
    >
      <span id={`question-${id}`}>
        <Message id="rewards.reward-center.question" values={{ price: intl.formatNumber(price) }} />
      </span>
      <BusyButton
        className={formStyles.submit}
        isBusy={isBusy}
        onPress={() => claim((headers) => call('reward/redeem', { item_id: id }, { headers }))}
      >
        <Message id={isBusy ? 'rewards.reward-center.taking' : 'rewards.reward-center.confirm'} />
      </BusyButton>
      <button type="button" className={formStyles.secondary} onClick={onOver} disabled={isBusy}>
        <Message id="common.cancel" />
      </button>
    </div>
  )
}
