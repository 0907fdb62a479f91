import type { AreaCode } from './area.ts'
import { OperatorError } from '../errors/operator-error.ts'

/** The names in an area's facts that its code has to implement, by kind. */
interface DeclaredNames {
  readonly guards?: object
  readonly parameters?: object
  readonly queries?: object
  readonly icons?: readonly string[]
}

/** An area's code does not fit its JSON files. The message is for the developer of the area. */
class AreaMismatch extends OperatorError {
  override readonly name = 'AreaMismatch'
}

/**
 * Throws if a guard, test, query or icon is in an area's `area.json` but not in its `area.ts`, or the reverse. The
 * error names the first such contribution.
 */
export function assertContributions(areas: readonly AreaCode[], facts: Readonly<Record<string, DeclaredNames>>): void {
  for (const [area, { guards = {}, parameters = {}, queries = {}, icons = [] }] of Object.entries(facts)) {
    const code = areas.find(({ name }) => name === area)
    const kinds: readonly (readonly [kind: string, declared: readonly string[], coded: object | undefined])[] = [
      ['guard', Object.keys(guards), code?.guards],
      ['parameter test', Object.keys(parameters), code?.parameterTests],
      ['query', Object.keys(queries), code?.queries],
      ['icon', icons, code?.icons],
    ]
    for (const [kind, declared, coded = {}] of kinds) {
      const absent = declared.find((name) => !Object.hasOwn(coded, name))
      if (absent !== undefined)
        throw new AreaMismatch(
          `The area "${area}" declares the ${kind} "${absent}" in area.json, but its area.ts lacks it.`,
        )
      const undeclared = Object.keys(coded).find((name) => !declared.includes(name))
      if (undeclared !== undefined)
        throw new AreaMismatch(`The area.ts of "${area}" has the ${kind} "${undeclared}". Declare it in area.json.`)
    }
  }
}

/**
 * Throws for the first widget whose name in its code differs from the name in its facts.
 *
 * @param names the names in the facts, in the order of the widgets
 */
export function assertWidgets(widgets: readonly { readonly name: string }[], names: readonly string[]): void {
  for (const [index, { name }] of widgets.entries()) {
    const declared = names[index]
    if (name !== declared)
      throw new AreaMismatch(
        `The index.ts of the widget "${declared}" defines the widget "${name}". Write "${declared}".`,
      )
  }
}
