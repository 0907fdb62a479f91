import { inlineScriptSources, inlineScripts } from '../../schemas/generated/inline-scripts.ts'

/**
 * The source that allows an inline script in a Content Security Policy.
 *
 * @param script the text of an entry, as `inlineScript` returns it
 * @throws if it is not an entry's text
 */
export function scriptHash(script: string): string {
  const name = Object.entries<string>(inlineScripts).find(([, text]) => text === script)?.[0]
  const sources: Readonly<Record<string, string>> = inlineScriptSources
  const source = name === undefined ? undefined : sources[name]
  if (source === undefined) throw new Error('A policy allows the scripts of entries `*.inline.ts` only.')
  return source
}
