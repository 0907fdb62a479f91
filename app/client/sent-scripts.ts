import { programElement } from '../../runtime/head/program.ts'

/**
 * Returns the address of a widget's script from the list that the host writes into a page. The list alternates the
 * names and addresses of the page's widgets, separated by spaces. Undefined for a widget that the page does not
 * contain, and in the preview.
 */
export function scriptOf(widget: string): string | undefined {
  const named = document.getElementById(programElement)?.dataset.scripts?.split(' ') ?? []
  const at = named.findIndex((name, index) => index % 2 === 0 && name === widget)
  return at < 0 ? undefined : named[at + 1]
}
