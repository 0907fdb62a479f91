import { inlineScripts } from '../../schemas/generated/inline-scripts.ts'

/**
 * The text of an inline script of a host's page: the entry `<name>.inline.ts`, bundled and minified.
 *
 * @param name the entry's path without its ending: below the folder of areas, such as `shop/host/waiting`, or from the
 *   root for an entry of the runtime, such as `runtime/head/page-head`
 * @throws if there is no such entry
 */
export function inlineScript(name: string): string {
  const scripts: Readonly<Record<string, string>> = inlineScripts
  const script = scripts[name]
  if (script === undefined) throw new Error(`There is no script "${name}.inline.ts".`)
  return script
}
