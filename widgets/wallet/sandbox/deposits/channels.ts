import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import type { SandboxChannel } from '../../../../schemas/generated/sandbox.ts'
import { minorOf, type SandboxMerchant, textIn, toMinor } from '../../../../sandbox/index.ts'
import type { RefusalName } from '../messages.ts'

/** The channels of a currency, in their sequence. Only THB has channels. */
export function channelsOf(merchant: SandboxMerchant, currency: string): readonly SandboxChannel[] {
  return currency === 'THB'
    ? merchant.data.deposit_channels.toSorted((one, other) => one.sequence - other.sequence)
    : []
}

/** A channel as calls return it, with its name in one language (DEP-03). */
export function toChannel(channel: SandboxChannel, language: string): DepositChannel {
  const { logo, has_qr, payment_page: _page, settle_seconds: _settles, receipt_amount: _receipt, ...shown } = channel
  return {
    ...shown,
    bank_name: textIn(channel.bank_name, language),
    bank_image: `/static/art/banks/${logo}.svg`,
    automanual_flag: channel.automanual === 'Auto' ? 1 : 0,
    qr_img: has_qr ? `/static/art/qr/${channel.id}.svg` : '',
    redirect_page: channel.redirect_page ?? 0,
  }
}

/** A channel with this maximum, in major units, or a higher one has no limit (DEP-04). */
const noLimit = 999_999_999

/** The amount of a call in minor units, or the reason why the channel refuses it. */
export function readAmount(channel: SandboxChannel, typed: string): number | RefusalName {
  const amount = toMinor(typed)
  if (amount === undefined) return 'amount-form'
  if (amount < minorOf(channel.minimum_deposit) || amount === 0) return 'amount-low'
  const most = minorOf(channel.maximum_deposit)
  return amount > most && most < noLimit * 100 ? 'amount-high' : amount
}
