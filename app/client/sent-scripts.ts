import { lateScriptsElement } from '../../runtime/head/late-scripts.ts'

/**
 * The address of a widget's script, which the host writes into the page of the widget: names and addresses in turn,
 * separated by spaces. Undefined for other widgets, and in the preview.
 */
export function scriptOf(widget: string): string | undefined {
  const named = document.getElementById(lateScriptsElement)?.dataset.scripts?.split(' ') ?? []
  const at = named.findIndex((name, index) => index % 2 === 0 && name === widget)
  return at < 0 ? undefined : named[at + 1]
}
