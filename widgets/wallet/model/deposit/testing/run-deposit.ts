import type { DepositChannel } from '../../../../../schemas/generated/records.ts'
import {
  reduceDepositSteps,
  type DepositEffect,
  type DepositEvent,
  type DepositState,
  type DepositVariant,
  depositStart,
} from '../deposit-flow.ts'

/** Runs events one after the other from the start, and collects the effects. */
export const run = (variant: DepositVariant, ...events: readonly DepositEvent[]) =>
  runFrom(depositStart(variant), ...events)

/** Runs events one after the other from a state, and collects the effects. */
export function runFrom(first: DepositState, ...events: readonly DepositEvent[]) {
  const effects: DepositEffect[] = []
  let state = first
  for (const event of events) {
    const change = reduceDepositSteps(state, event)
    effects.push(...change.effects)
    state = change.state
  }
  return { state, effects, types: effects.map(({ type }) => type) }
}

export const open: DepositEvent = { type: 'opened' }
export const choose = (one: DepositChannel): DepositEvent => ({ type: 'channel-chosen', channel: one })
export const typed = (text: string): DepositEvent => ({ type: 'amount-typed', text })
export const attach = (key: string): DepositEvent => ({ type: 'receipt-added', key })
/** The response to the log of an express transfer. */
export const logged: DepositEvent = { type: 'express-logged' }
export const go: DepositEvent = { type: 'continued' }
export const done = (url?: string): DepositEvent => ({ type: 'deposit-done', ...(url && { url }) })
/** A payment page. */
export const url = 'https://pay.example/1'
