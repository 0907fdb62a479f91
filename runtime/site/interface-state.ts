import type { InterfaceChoice } from '../head/interface-choices.ts'

/**
 * Applies a choice immediately, as an attribute of the document that CSS reads, and stores it. With forbidden or full
 * storage, it lasts as long as the page.
 */
export function keepInterface(choice: InterfaceChoice, value: string): void {
  document.documentElement.dataset[choice] = value
  try {
    localStorage.setItem(choice, value)
  } catch {
    // Storage is forbidden or full.
  }
}

/**
 * Stores whether the last visitor was a member. The host sends one page to all visitors, and a style hides guests'
 * content (`guest-only`) from a probable member until the session is known. The mark is not a credential.
 */
export const keepVisitor = (isMember: boolean): void => keepInterface('visitor', isMember ? 'member' : 'guest')
