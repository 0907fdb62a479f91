import type { LiveChat } from '../read-contacts.ts'

/** A brand's rules for the chat, in addition to the contact record (CON-02). Pages are ids of routes. */
export interface ChatRules {
  readonly homePages: readonly string[]
  readonly moneyPages: readonly string[]
  readonly moneyDialogs: readonly string[]
  /** Pages on which a vendor's chat hides, and after how many seconds. */
  readonly quiet?: { readonly vendor: string; readonly pages: readonly string[]; readonly after: number }
  /** The chat hides while all of these dialogs are open. */
  readonly yieldsTo: readonly string[]
}

/** The visitor's current position on the site. */
export interface ChatPlace {
  readonly page: string | undefined
  readonly openDialogs: readonly string[]
  /** How long the visitor has been on the page, in seconds. */
  readonly secondsOnPage: number
}

/** After how many seconds a vendor's chat hides on a page. Undefined if the chat stays visible. */
export function hidesAfter(
  { vendor }: Pick<LiveChat, 'vendor'>,
  { quiet }: ChatRules,
  page: string | undefined,
): number | undefined {
  return quiet?.vendor === vendor && page !== undefined && quiet.pages.includes(page) ? quiet.after : undefined
}

/**
 * The state of the chat on a page: `off` unloads the chat, and `hidden` continues the conversation out of sight.
 *
 * @param onMoneyPages whether the brand shows the chat on pages that move money (`chat.onMoneyPages`)
 */
export function chatPresence(
  chat: Pick<LiveChat, 'display' | 'vendor'>,
  rules: ChatRules,
  onMoneyPages: boolean,
  { page, openDialogs, secondsOnPage }: ChatPlace,
): 'off' | 'hidden' | 'shown' {
  const { display } = chat
  const isAt = (pages: readonly string[]) => page !== undefined && pages.includes(page)
  if (display === 'none' || (display === 'homepage' && !isAt(rules.homePages))) return 'off'
  const movesMoney = isAt(rules.moneyPages) || rules.moneyDialogs.some((name) => openDialogs.includes(name))
  if (movesMoney && !onMoneyPages) return 'off'
  if (secondsOnPage >= (hidesAfter(chat, rules, page) ?? Number.POSITIVE_INFINITY)) return 'hidden'
  const { yieldsTo } = rules
  const yields = yieldsTo.length > 0 && yieldsTo.every((name) => openDialogs.includes(name))
  return yields ? 'hidden' : 'shown'
}
