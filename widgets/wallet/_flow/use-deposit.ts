import { useCallback } from 'react'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { createDeposit, type DepositFlow } from '../model/deposit/create-deposit.ts'
import { depositRunStart } from '../model/deposit/deposit-run.ts'
import { depositCountdown, paymentKey, transferCountdown, transferKey } from '../model/deposit/deposit-countdowns.ts'
import type { DepositEvent } from '../model/deposit/deposit-flow.ts'
import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import { useFlow } from '../../../runtime/widget-api/flow.ts'
import { paymentUrl } from '../model/deposit/payment-url.ts'
import { readDepositQuery } from '../model/deposit/deposit-query.ts'
import { useBrand, useSettings, useVisit } from '../../../runtime/widget-api/site.ts'
import { useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'
import { useMoneyDependencies } from '../hooks/use-money-dependencies.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'

/**
 * A deposit on the screen (DEP-01).
 *
 * @param offer the response with the channels; the flow keeps the value of the first rendering
 * @param onDone called after the acknowledgement, to close the screen and go home (DEP-10)
 */
export function useDeposit(offer: DepositOffer, onDone: () => void) {
  const { deposit: settings, hosts } = useSettings()
  const { environment } = useBrand()
  const { currency } = useMoney()
  const moneyDependencies = useMoneyDependencies()
  const visit = useVisit()
  const showFailure = useShowFailure()
  const { refreshPart } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const { search } = useLiveLocation()
  const { variant } = settings

  const permittedUrl = useCallback(
    (url: string | undefined) =>
      url === undefined
        ? undefined
        : paymentUrl(url, {
            hosts: hosts.payment,
            ownHost: window.location.hostname,
            isDevelopment: environment === 'development',
          }),
    [hosts, environment],
  )

  function openPage(text: string): void {
    const url = permittedUrl(text)
    if (url === undefined) return
    const opened = window.open(url, '_blank')
    // The payment page gets no reference to this page.
    if (opened) opened.opener = null
  }

  const { state: run, flow } = useFlow(
    (context): DepositFlow =>
      createDeposit({
        ...moneyDependencies(context),
        variant,
        currency,
        offer,
        query: readDepositQuery(search),
        countdowns: visit?.countdowns ?? noCountdowns,
        serverNow: () => visit?.clock.now() ?? Date.now(),
        showFailure,
        onTaken: (amount) => {
          if (amount !== undefined) announceEvent({ name: 'deposit', amount, currency })
        },
        onChanged: () => {
          void memberDataChanged()
          void refreshPart('wallet')
        },
        onDone,
        openPage,
      }),
    depositRunStart(variant),
  )
  const { deposit: state, money, intent, transfer } = run
  const transferTime = useCountdown(transferKey(transfer), variant === 'guided' ? transferCountdown : depositCountdown)
  const paymentTime = useCountdown(paymentKey(intent), depositCountdown)

  return {
    state,
    dispatch: (event: DepositEvent) => void flow()?.act(event),
    /** The state of the call that moves the money. */
    sendState: money,
    check: () => flow()?.check(),
    proceed: () => flow()?.proceed(),
    secondsToTransfer: transferTime.secondsLeft,
    secondsToPay: paymentTime.secondsLeft,
    leavePayment: () => void flow()?.act({ type: 'payment-abandoned' }),
    /** The address of the payment page, if it is permitted. */
    pageUrl: permittedUrl(state.url),
    addReceipt: (key: string, picture: Blob) => flow()?.addPicture(key, picture),
  }
}

const noCountdowns = { start: () => {}, secondsLeft: () => 0, clear: () => {} }

export type Deposit = ReturnType<typeof useDeposit>
