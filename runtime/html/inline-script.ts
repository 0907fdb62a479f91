import { inlineScripts } from '../../schemas/generated/inline-scripts.ts'

/**
 * The bundled and minified text of an inline script of a host's page, `<name>.inline.ts`.
 *
 * @param name the path without its ending: below the folder of areas, such as `shop/host/waiting`, or from the root,
 *   such as `runtime/head/page-head`
 * @throws if the script does not exist
 */
export function inlineScript(name: string): string {
  const scripts: Readonly<Record<string, string>> = inlineScripts
  const script = scripts[name]
  if (script === undefined) throw new Error(`There is no script "${name}.inline.ts".`)
  return script
}
