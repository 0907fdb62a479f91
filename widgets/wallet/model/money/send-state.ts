/*
 * An intent is one decision of a member to move money. Its id is the idempotency key of the call. The states of a call
 * that a member confirms:
 *
 *   ready ──confirm──► sending ─response─► done | refused | ended
 *                         │ no response
 *                         ▼
 *                      unknown ──look-up on the server──► done            the server has the intent
 *                         │                         └─► absent          the server does not have the intent so far
 *                         ├── reload, closed tab, new tab: still unknown, and the look-ups continue
 *                         └── the server has no look-up: a person checks, and continues with the same intent
 *
 * - The page never sends a call again automatically. A person may confirm again after `refused`, `absent`, `elsewhere`
 *   and `continued`.
 * - An intent without a response keeps its id until the server has the intent. So a late request has the same intent.
 *   If the look-up reports a state and not the intent, the id ends when no request can still arrive.
 * - Before each further send, the page reads the server's record of the intent, if the server has a look-up. The record
 *   counts, not the response, because the member may have changed the amount meanwhile.
 */

/** The state of the money call of a confirm screen. */
export type SendState<CallResponse, Found> =
  | { readonly kind: 'ready' | 'sending' | 'absent' | 'ended' }
  /** The outcome stayed unknown, and the member has continued. */
  | { readonly kind: 'continued' }
  /** Another tab is moving money. This tab has sent nothing. */
  | { readonly kind: 'elsewhere' }
  /**
   * No response came. `isLookingUp` is false after the automatic look-ups have ended. A person may then start another
   * look-up. `blind` means that the server has no look-up: a person checks the balance and confirms to continue.
   */
  | { readonly kind: 'unknown'; readonly isLookingUp: boolean; readonly blind?: true }
  | { readonly kind: 'done' | 'refused'; readonly response: CallResponse }
  /** The response was lost, and the server has this record. */
  | { readonly kind: 'done'; readonly found: Found }

/** The outcome of a look-up of an intent. */
export type LookUpResult<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  /** `missing`: the server has no look-up, or the page cannot read the server's record (`isUnreadable`). */
  | { readonly kind: 'absent' | 'no-response' | 'ended' | 'missing'; readonly isUnreadable?: true }

/** The states in which a member may confirm. */
export const mayConfirm: ReadonlySet<string> = new Set(['ready', 'refused', 'absent', 'elsewhere', 'continued'])
