import { type InterfaceChoice, keepInterface } from './interface-choices.ts'

/**
 * Applies and stores the next value of a button's choice. The button names the choice and its values:
 * `data-choice="theme dark light"`. The first value follows the last. Returns false for a button without a choice.
 */
export function switchChoice({ dataset: { choice } }: HTMLElement): boolean {
  const [name, ...values] = choice?.split(' ') ?? []
  const [first] = values
  if (name === undefined || first === undefined) return false
  const at = values.indexOf(document.documentElement.dataset[name] ?? '')
  keepInterface(name as InterfaceChoice, values[at + 1] ?? first)
  return true
}
