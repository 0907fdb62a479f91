import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { isTransfer } from '../model/deposit/deposit-errors.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { CopyButton } from '../../_ui/CopyButton.tsx'
import styles from './deposit.module.css'

interface TransferDetailsProps {
  readonly channel: DepositChannel
  readonly offer: DepositOffer
  /** Amount to transfer, if it is fixed. */
  readonly amount?: string | undefined
}

/** How long a button confirms a copy, in ms (DEP-13). */
const copiedTime = 2000

/**
 * The account or QR code to transfer to, and the member's account from which the brand expects the transfer. The QR
 * code belongs to the channel and contains no amount. The copied amount has no currency sign and no groups: `1500.25`.
 */
export function TransferDetails({ channel, offer, amount }: TransferDetailsProps) {
  const { account_holder_name: holder, account_number: number = '', bank_image, bank_name, qr_img } = channel
  const { user_bank: from } = offer
  const intl = useIntl()
  const { money } = useMoney()
  return (
    <>
      {number === '' && amount === undefined ? null : (
        <div className={styles.account}>
          <div className={styles.accountBank}>
            <img src={bank_image || undefined} alt="" width={44} height={44} className={styles.logo} />
            <div>
              <strong>{bank_name}</strong>
              {holder ? <span>{holder}</span> : null}
            </div>
          </div>
          <dl className={styles.facts}>
            {number === '' ? null : (
              <div>
                <dt>
                  <Message id="deposit.account-number" />
                </dt>
                <dd>
                  <span className={styles.number} data-testid="account-number">
                    {number}
                  </span>
                  <CopyButton text={number} label={<Message id="deposit.account-number" />} confirmTime={copiedTime} />
                </dd>
              </div>
            )}
            {amount === undefined ? null : (
              <div>
                <dt>
                  <Message id="deposit.amount" />
                </dt>
                <dd>
                  <span className={styles.number}>{money(amount)}</span>
                  <CopyButton text={amount} label={<Message id="deposit.amount" />} confirmTime={copiedTime} />
                </dd>
              </div>
            )}
          </dl>
        </div>
      )}
      {qr_img ? (
        <figure className={styles.qr}>
          <img
            src={qr_img}
            alt={intl.formatMessage({ id: 'deposit.qr' }, { channel: bank_name })}
            width={200}
            height={200}
          />
          <figcaption>
            <Message id={number === '' ? 'deposit.qr-transfer' : 'deposit.qr-account'} />
          </figcaption>
        </figure>
      ) : null}
      {from && isTransfer(channel) ? (
        <p className={styles.from}>
          <img src={from.img || undefined} alt="" width={28} height={28} />
          <span>
            <Message id="deposit.from-account" values={{ number: from.account_number }} />
          </span>
        </p>
      ) : null}
    </>
  )
}
