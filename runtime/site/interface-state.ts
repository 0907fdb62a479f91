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
