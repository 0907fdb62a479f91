import { useCall, useMemberDataChanged, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { type Money, UnknownOutcome, useSendOnce } from '../../wallet/door.ts'
import styles from './MyVip.module.css'

interface ClaimBonusProps {
  /** The bonus's id. */
  readonly bonus: string
  readonly amount: string
}

/** Claims a bonus, once: where no answer comes, the history is asked for it. */
export function ClaimBonus({ bonus, amount }: ClaimBonusProps) {
  const intl = useIntl()
  const call = useCall()
  const { money: amountOf } = useMoney()
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const tellFailure = useTellFailure()

  function hear(money: Money<'vip/claim-bonus'>): void {
    switch (money.kind) {
      case 'done': {
        const paid = 'found' in money ? money.found.amount : (money.answer.data?.amount ?? amount)
        const message = intl.formatMessage({ id: 'loyalty.my-vip.paid' }, { amount: amountOf(paid) })
        showToast({ status: 'success', message })
        memberDataChanged()
        void refreshPart('wallet')
        break
      }
      case 'refused':
        tellFailure(money.answer)
        // It may have been claimed on another device.
        memberDataChanged()
        break
      case 'absent':
      case 'elsewhere':
        showToast({ status: 'error', message: intl.formatMessage({ id: `loyalty.my-vip.${money.kind}` }) })
        break
      default:
    }
  }

  const { money, confirm, check, goOn } = useSendOnce<'vip/claim-bonus'>(`vip-bonus:${bonus}`, hear)
  if (money.kind === 'unknown') {
    return (
      <div className={styles.unknown}>
        <UnknownOutcome words="loyalty.my-vip" sent={money} onCheck={check} onGoOn={goOn} />
      </div>
    )
  }
  // A bonus that was just paid still counts as ready until the list has been fetched again.
  const isBusy = money.kind === 'sending' || money.kind === 'done'
  return (
    <BusyButton
      className={`${formStyles.submit} ${styles.claim}`}
      isBusy={isBusy}
      aria-label={intl.formatMessage({ id: 'loyalty.my-vip.claim-amount' }, { amount: amountOf(amount, 0) })}
      onPress={() => confirm((headers) => call('vip/claim-bonus', { bonus }, { headers }))}
    >
      <Message id={isBusy ? 'loyalty.my-vip.claiming' : 'loyalty.my-vip.claim'} />
    </BusyButton>
  )
}
