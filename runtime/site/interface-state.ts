import type { InterfaceChoice } from '../head/interface-choices.ts'

/**
 * A choice takes effect at once, as an attribute of the document that CSS looks at, and is kept. Where storage is forbidden
 * or full, it holds for this page.
 */
export function keepInterface(choice: InterfaceChoice, value: string): void {
  document.documentElement.dataset[choice] = value
  try {
    localStorage.setItem(choice, value)
  } catch {
    // There is nowhere to keep it.
  }
}

/**
 * Keeps whether a member was here last: the host sends one page to all, and a member's shows nothing of a guest's until it
 * is known who is here (`guest-only`). It opens nothing.
 */
export const keepVisitor = (isMember: boolean): void => keepInterface('visitor', isMember ? 'member' : 'guest')
