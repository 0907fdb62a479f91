import type { LiveChat } from '../read-contacts.ts'

/** Where a brand's chat is and is not, besides what the contact record says (CON-02). Pages are routes by id. */
export interface ChatRules {
  readonly homePages: readonly string[]
  readonly moneyPages: readonly string[]
  readonly moneyDialogs: readonly string[]
  /** A vendor that leaves some pages in peace, and after how many seconds on them. */
  readonly quiet?: { readonly vendor: string; readonly pages: readonly string[]; readonly after: number }
  /** Dialogs that the chat hides for while all of them are open. */
  readonly yieldsTo: readonly string[]
}

/** The place of a visitor on the site. */
export interface ChatPlace {
  readonly page: string | undefined
  readonly openDialogs: readonly string[]
  /** How long the visitor has been on the page, in seconds. */
  readonly secondsOnPage: number
}

/**
 * Whether the chat is on a page: `off` where nothing of it may be, `hidden` where it keeps a conversation out of sight.
 *
 * @param onMoneyPages whether the brand has it where money is moved (`chat.onMoneyPages`)
 */
export function chatPresence(
  { display, vendor }: Pick<LiveChat, 'display' | 'vendor'>,
  rules: ChatRules,
  onMoneyPages: boolean,
  { page, openDialogs, secondsOnPage }: ChatPlace,
): 'off' | 'hidden' | 'shown' {
  const isAt = (pages: readonly string[]) => page !== undefined && pages.includes(page)
  if (display === 'none' || (display === 'homepage' && !isAt(rules.homePages))) return 'off'
  const movesMoney = isAt(rules.moneyPages) || rules.moneyDialogs.some((name) => openDialogs.includes(name))
  if (movesMoney && !onMoneyPages) return 'off'
  const { quiet, yieldsTo } = rules
  if (quiet?.vendor === vendor && isAt(quiet.pages) && secondsOnPage >= quiet.after) return 'hidden'
  const yields = yieldsTo.length > 0 && yieldsTo.every((name) => openDialogs.includes(name))
  return yields ? 'hidden' : 'shown'
}
