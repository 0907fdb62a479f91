import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { AreaFolder } from './area-folders.ts'

/** The entry of an inline script of the host's pages. */
export interface InlineScript {
  /** The name of the script: `runtime/head/page-head`, or `shop/host/waiting` for an area's script. */
  readonly name: string
  /** The absolute path of the entry. */
  readonly file: string
}

/** TypeScript, or the JavaScript of the package. */
const ending = /\.inline\.[jt]s$/

/** The entries of the runtime at `root` and of the areas: all files `*.inline.ts`. */
export function findInlineScripts(root: string, areas: readonly AreaFolder[]): InlineScript[] {
  const within = (folder: string, name: string) =>
    globSync('**/*.inline.{ts,js}', { cwd: folder })
      .toSorted()
      .map((file) => ({
        name: `${name}/${file.replaceAll('\\', '/').replace(ending, '')}`,
        file: join(folder, file),
      }))
  return [...within(join(root, 'runtime'), 'runtime'), ...areas.flatMap(({ folder, name }) => within(folder, name))]
}

/** A module with the bundled text of each script by name, and its hash for a Content-Security-Policy. */
export async function inlineScriptsModule(scripts: readonly InlineScript[]): Promise<string> {
  const entries = await Promise.all(scripts.map(async ({ name, file }) => [name, await bundle(file)] as const))
  const linesOf = (all: readonly (readonly [name: string, text: string])[]) =>
    all.map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`).join('')
  const hashes = entries.map(([name, text]) => [name, policySource(text)] as const)
  return `/** The inline scripts of pages by name, bundled from their entries \`*.inline.ts\`. */
export const inlineScripts = {
${linesOf(entries)}} as const

/** The sources of a Content-Security-Policy (\`script-src\`) that allow these scripts, by name. */
export const inlineScriptSources: Readonly<Record<keyof typeof inlineScripts, string>> = {
${linesOf(hashes)}}
`
}

const policySource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

async function bundle(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', treeshake: { moduleSideEffects: false } })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  const script = output[0].code.trim()
  // Within a page, "</script" would end the script, and after "<!--", the next "</script>" may not end the script.
  if (/<\/script|<!--/i.test(script)) throw new Error(`${input}: the script contains "</script" or "<!--".`)
  return script
}
