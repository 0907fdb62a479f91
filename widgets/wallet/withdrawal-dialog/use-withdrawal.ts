import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { isPayoutDetails } from '../hooks/use-member-money.ts'
import { useCall, useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useSendOnce } from '../hooks/use-send-once.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import {
  type WithdrawalEffect,
  type WithdrawalEvent,
  withdrawalFlow,
  withdrawalStart,
} from '../model/withdrawal/withdrawal-flow.ts'
import { withdrawalPayload } from '../model/withdrawal/withdrawal-payload.ts'
import type { Member } from '../../../schemas/generated/records.ts'

/** The screen's name: what was under way is found by it after a reload. */
const screen = 'withdraw'

/**
 * A withdrawal on the screen: where it stands, what is known of its money, and `dispatch`, by which alone it goes on. An
 * event counts before it returns, so that a second press meets the state that the first has left.
 */
export function useWithdrawal({ currency }: Member, onClose: () => void) {
  const intl = useIntl()
  const call = useCall()
  const once = useSendOnce<'withdraw/do-withdraw'>(screen, true)
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const [state, setState] = useState(withdrawalStart)
  const [isFailed, setFailed] = useState(false)
  const present = useRef(withdrawalStart)
  /** Counts the questions for the limit: only the answer to the last one counts. */
  const limitQuestions = useRef(0)

  function dispatch(event: WithdrawalEvent): void {
    const { state: next, effects } = withdrawalFlow(present.current, event)
    present.current = next
    setState(next)
    for (const effect of effects) perform(effect)
  }

  function perform(effect: WithdrawalEffect): void {
    switch (effect.type) {
      case 'ask-details':
        return void askDetails()
      case 'ask-limit':
        return void askLimit()
      case 'send':
        return send()
      case 'close':
        return onClose()
      case 'refresh':
        memberDataChanged()
        return void refreshPart('wallet')
      case 'toast':
        announceEvent({ name: 'withdraw', amount: effect.amount, currency })
        return tellSuccess(effect.amount)
      case 'toast-failure':
        return tellFailure(effect.msg)
    }
  }

  async function askDetails(): Promise<void> {
    const answer = await call('user/get-user-bank-detail', { currency })
    const { status, data } = answer
    if (!status || !data || !isPayoutDetails(data)) return failToLoad(answer)
    dispatch({ type: 'details-loaded', accounts: [...data.bank, ...data.crypto], settings: data.settings })
  }

  async function askLimit(): Promise<void> {
    limitQuestions.current += 1
    const question = limitQuestions.current
    const answer = await call('withdraw/get-withdraw-limit', { currency })
    const { status, data } = answer
    if (question !== limitQuestions.current) return
    if (!status || typeof data?.withdraw_limit !== 'string') return failToLoad(answer)
    dispatch({ type: 'limit-loaded', limit: data.withdraw_limit })
  }

  /** A refusal is told in the server's words; the screen offers to try again. */
  function failToLoad({ status, msg }: { readonly status: boolean; readonly msg?: string }): void {
    if (!status && msg) tellFailure(msg)
    setFailed(true)
  }

  function send(): void {
    const payload = withdrawalPayload(present.current)
    if (payload) once.confirm((headers) => call('withdraw/do-withdraw', payload, { headers }))
  }

  function tellSuccess(amount: string): void {
    showToast({ status: 'success', message: intl.formatMessage({ id: 'withdraw_success' }, { currency, amount }) })
  }

  function tellFailure(msg: string | undefined): void {
    showToast({ status: 'error', message: msg || intl.formatMessage({ id: 'withdraw_failed' }) })
  }

  const opened = useEffectEvent(() => dispatch({ type: 'opened' }))
  useEffect(() => opened(), [])

  const sendState = once.state
  const settled = useEffectEvent(() => {
    switch (sendState.kind) {
      case 'done': {
        if (present.current.withdrawing) return dispatch({ type: 'withdrawal-done' })
        // The page was loaded anew while it was under way: what was typed is gone, and the server has told of it.
        if (!('found' in sendState)) return
        for (const type of ['close', 'refresh'] as const) perform({ type })
        return sendState.found.state === 'refused' ? tellFailure(undefined) : tellSuccess(sendState.found.amount)
      }
      case 'refused': {
        const { code, msg } = sendState.answer
        return dispatch({
          type: 'withdrawal-refused',
          ...(code === undefined ? {} : { code }),
          ...(msg === undefined ? {} : { msg }),
        })
      }
      case 'left':
        return dispatch({ type: 'withdrawal-left' })
      case 'absent':
      case 'elsewhere': {
        const msg = intl.formatMessage({ id: `wallet.withdrawal-dialog.${sendState.kind}` })
        return present.current.withdrawing ? dispatch({ type: 'withdrawal-refused', msg }) : tellFailure(msg)
      }
    }
  })
  useEffect(() => settled(), [sendState])

  return {
    state,
    dispatch,
    /** Whether accounts or limit could not be had. */
    isFailed,
    retry: () => {
      setFailed(false)
      void askDetails()
      dispatch({ type: 'limit-asked' })
    },
    /** What is known of the money: `unknown` where no answer came. */
    money: sendState,
    check: once.check,
    goOn: once.goOn,
  }
}

export type WithdrawalScreen = ReturnType<typeof useWithdrawal>
