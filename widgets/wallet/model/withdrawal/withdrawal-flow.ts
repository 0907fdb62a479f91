import type { BankAccount, CryptoAccount, WithdrawalSettings } from '../../../../schemas/generated/records.ts'
import { readAmount, typedAmount } from '../money/amount.ts'
import { type AmountError, checkCoins, checkTyping, checkWithdrawal } from '../money/check-amount.ts'
import { cryptoAmount } from '../money/crypto-amount.ts'
import { percentAmount, type percents } from '../money/percent-amount.ts'

/*
 * The steps of a withdrawal, by their numbers in the specification (WDR-01 to WDR-06):
 *
 *   1 account and amount ──confirm──► 2 confirmation ──confirm──► sent ──► closed, refreshed, reported
 *   │  ▲                              └─ back ─► 1
 *   └──┴── 5 list of accounts
 */

export type PayoutAccount = BankAccount | CryptoAccount

export interface WithdrawalState {
  readonly step: 1 | 2 | 5
  /** Undefined until the accounts have loaded. Until then, the screen shows '-' (WDR-07). */
  readonly accounts?: readonly PayoutAccount[]
  readonly settings?: WithdrawalSettings
  /** The amount that can be withdrawn, from the last response. Undefined while it loads; nothing can be sent then. */
  readonly limit?: string
  readonly account?: PayoutAccount
  /** Key of the account that was chosen before a reload. Undefined after the accounts have loaded. */
  readonly storedAccountKey?: string
  /** As typed. */
  readonly amount: string
  readonly error?: AmountError
  /** Whether the withdrawal is being sent or has an unknown outcome. */
  readonly isWithdrawing: boolean
  /** The check that the server asks for before it pays (RTE-07). */
  readonly check?: 'pin' | 'fullname'
}

export type WithdrawalEvent =
  | WithdrawalEdit
  | { readonly type: 'opened' | 'limit-requested' }
  | {
      readonly type: 'details-loaded'
      readonly accounts: readonly PayoutAccount[]
      readonly settings: WithdrawalSettings
    }
  | { readonly type: 'limit-loaded'; readonly limit: string }
  | { readonly type: 'withdrawal-done' | 'withdrawal-left' | 'withdrawal-stopped' }
  | { readonly type: 'withdrawal-refused'; readonly code?: number; readonly msg?: string }
  | { readonly type: 'check-passed' | 'check-cancelled' }

/** The member's actions before the withdrawal is sent. */
type WithdrawalEdit =
  | { readonly type: 'account-row-tapped' | 'confirmed' | 'went-back' }
  | { readonly type: 'account-chosen'; readonly account: PayoutAccount }
  | { readonly type: 'amount-typed'; readonly text: string }
  /** A paste that is not an amount. The field does not change. */
  | { readonly type: 'amount-refused'; readonly error: AmountError }
  | { readonly type: 'percent-tapped'; readonly percent: (typeof percents)[number] }

export type WithdrawalEffect =
  | { readonly type: 'load-limit' | 'load-details' | 'send' | 'close' | 'refresh' }
  | { readonly type: 'toast'; readonly message: 'withdraw_success'; readonly amount: string }
  /** The server's message, or else the message `withdraw_failed`. */
  | { readonly type: 'toast-failure'; readonly msg: string | undefined }

export interface WithdrawalChange {
  readonly state: WithdrawalState
  readonly effects: readonly WithdrawalEffect[]
}

export const withdrawalStart: WithdrawalState = { step: 1, amount: '', isWithdrawing: false }

/** The server's codes for a required check. */
const checks: Readonly<Record<number, WithdrawalState['check']>> = { 4215: 'pin', 4216: 'fullname' }

/**
 * Returns the withdrawal after an event, with the effects. An event that does not belong to the step changes nothing.
 */
export function reduceWithdrawalSteps(state: WithdrawalState, event: WithdrawalEvent): WithdrawalChange {
  switch (event.type) {
    case 'opened':
      return { state, effects: [{ type: 'load-details' }, { type: 'load-limit' }] }
    case 'details-loaded':
      return only(recheck(takeDetails(state, event.accounts, event.settings)))
    case 'limit-requested': {
      const { limit: _old, ...rest } = state
      return { state: rest, effects: [{ type: 'load-limit' }] }
    }
    case 'limit-loaded':
      return only(recheck({ ...state, limit: event.limit }))
    case 'withdrawal-done':
      return state.isWithdrawing ? finish(state) : only(state)
    case 'withdrawal-left':
      return only({ ...state, isWithdrawing: false })
    case 'withdrawal-stopped':
      return { state: { ...state, isWithdrawing: false }, effects: [{ type: 'load-limit' }] }
    case 'withdrawal-refused':
      return state.isWithdrawing ? refuse(state, event.code, event.msg) : only(state)
    case 'check-passed': {
      const { check, ...rest } = state
      return check && state.step === 2 ? send(rest) : only(state)
    }
    case 'check-cancelled': {
      const { check: _check, ...rest } = state
      return only(rest)
    }
    default:
      return state.isWithdrawing ? only(state) : edit(state, event)
  }
}

function edit(state: WithdrawalState, event: WithdrawalEdit): WithdrawalChange {
  const { step } = state
  const { error: _error, ...clean } = state
  switch (event.type) {
    case 'account-row-tapped':
      return only(step === 1 && (state.accounts?.length ?? 0) > 0 ? { ...clean, step: 5 } : state)
    case 'account-chosen':
      return only(step === 5 ? { ...clean, account: event.account } : state)
    case 'amount-typed':
      return only(step === 1 ? typeAmount(clean, event.text) : state)
    case 'amount-refused':
      return only(step === 1 ? { ...clean, error: event.error } : state)
    case 'percent-tapped':
      return only(step === 1 ? { ...clean, amount: percentAmount(state.limit, event.percent) } : state)
    case 'went-back':
      return only(step === 1 ? state : { ...clean, step: 1 })
    case 'confirmed':
      if (step === 5) return only({ ...clean, step: 1 })
      return step === 1 ? toConfirmation(state) : send(state)
  }
}

/**
 * The accounts that a withdrawal can name. If there are several bank accounts, leaves out those without an id, because
 * the payload cannot name them.
 */
function payable(accounts: readonly PayoutAccount[]): readonly PayoutAccount[] {
  const isOnly = accounts.filter(({ type }) => type === 'bank').length === 1
  return accounts.filter(({ id, type }) => id !== undefined || type === 'crypto' || isOnly)
}

/** A unique key of an account, with or without an id. */
export function payoutKey(account: PayoutAccount): string {
  const { id = account.type === 'bank' ? account.account_number : account.address } = account
  return `${account.type}-${id}`
}

function typeAmount(state: WithdrawalState, text: string): WithdrawalState {
  const error = checkTyping(text, 'whole')
  return { ...state, amount: typedAmount(text), ...(error && { error }) }
}

/**
 * Keeps the chosen account if the list still has it. Otherwise selects the first account, and step 2 returns to step 1.
 */
function takeDetails(
  state: WithdrawalState,
  loaded: readonly PayoutAccount[],
  settings: WithdrawalSettings,
): WithdrawalState {
  const { account: before, storedAccountKey, ...rest } = state
  const accounts = payable(loaded)
  const key = before === undefined ? storedAccountKey : payoutKey(before)
  const same = accounts.find((one) => payoutKey(one) === key)
  const account = same ?? accounts[0]
  const step = state.step === 2 && !same && !state.isWithdrawing ? 1 : state.step
  return { ...rest, step, accounts, settings, ...(account && { account }) }
}

/** Returns to step 1 with an error, if values that have loaded during step 2 no longer allow the amount. */
function recheck(state: WithdrawalState): WithdrawalState {
  const { step, amount, account, settings, limit, isWithdrawing } = state
  if (step !== 2 || isWithdrawing || !account || !settings || limit === undefined) return state
  const error = checkPayout(amount, account, settings, limit)
  return error ? { ...state, step: 1, error } : state
}

/** The first rule that an amount breaks for an account. */
function checkPayout(
  amount: string,
  account: PayoutAccount,
  settings: WithdrawalSettings,
  limit: string,
): AmountError | undefined {
  const error = checkWithdrawal(amount, account.type, settings, limit)
  return error ?? (account.type === 'crypto' ? checkCoins(amount, account.currency_rate) : undefined)
}

/** Leads to step 2, if step 1 is valid and everything has loaded. */
function toConfirmation(state: WithdrawalState): WithdrawalChange {
  const { account, settings, error: _error, ...rest } = state
  if (!account || !settings || state.limit === undefined) return only(state)
  const error = checkPayout(state.amount, account, settings, state.limit)
  const clean = { ...rest, account, settings }
  return only(error ? { ...clean, error } : { ...clean, step: 2 })
}

function send(state: WithdrawalState): WithdrawalChange {
  // Step 1 has validated the amount, but the limit may be loading again, and the rate may have changed.
  const isReady = state.step === 2 && state.account !== undefined && state.limit !== undefined && isPayable(state)
  return isReady ? { state: { ...state, isWithdrawing: true }, effects: [{ type: 'send' }] } : only(state)
}

function finish({ amount: typed }: WithdrawalState): WithdrawalChange {
  const amount = readAmount(typed) ?? ''
  return {
    state: withdrawalStart,
    effects: [{ type: 'close' }, { type: 'refresh' }, { type: 'toast', message: 'withdraw_success', amount }],
  }
}

/** Asks for the check that the server requires first. Reports any other refusal, and fetches rates and limit again. */
function refuse(state: WithdrawalState, code: number | undefined, msg: string | undefined): WithdrawalChange {
  const check = code === undefined ? undefined : checks[code]
  const stopped = { ...state, isWithdrawing: false }
  if (check) return only({ ...stopped, check })
  return { state: stopped, effects: [{ type: 'toast-failure', msg }, { type: 'load-details' }, { type: 'load-limit' }] }
}

/**
 * Whether the button of the step is enabled. It is disabled while values are missing, a check is open or a money call
 * is running.
 */
export function canConfirm(state: WithdrawalState): boolean {
  const { step, account, settings, limit, isWithdrawing } = state
  if (isWithdrawing || state.check !== undefined) return false
  if (step === 5) return true
  const hasLoaded = account !== undefined && settings !== undefined && limit !== undefined
  return hasLoaded && (step === 1 || isPayable(state))
}

/** Whether the account can receive the amount: a bank account always, a coin only if the amount converts to it. */
function isPayable(state: WithdrawalState): boolean {
  return state.account?.type !== 'crypto' || actualAmount(state) !== undefined
}

/**
 * The amount of a withdrawal in its coin, with up to 20 decimals. Undefined for a bank account, and if the rate or the
 * amount is invalid (WDR-03).
 */
export function actualAmount({ account, amount }: WithdrawalState): string | undefined {
  return account?.type === 'crypto' ? cryptoAmount(amount, account.currency_rate) : undefined
}

const only = (state: WithdrawalState): WithdrawalChange => ({ state, effects: [] })
