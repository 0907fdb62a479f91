import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { transform } from 'lightningcss'
import type { BuiltFiles } from './built-files.ts'

/** The styles that pages carry within them, as small as they get: those of every page, and those of each widget. */
export async function collectStyles(projectFolder: string, configFile: string): Promise<BuiltFiles['styles']> {
  const config = await resolveConfig({ root: projectFolder, configFile, logLevel: 'warn' }, 'build')
  const smallest = async (paths: readonly string[]): Promise<string> => {
    const texts = await Promise.all(
      paths.map(async (path) => {
        const file = join(projectFolder, path)
        return (await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code
      }),
    )
    const { code } = transform({ filename: 'styles.css', code: Buffer.from(texts.join('\n')), minify: true })
    return code.toString()
  }
  const find = (pattern: string) => globSync(pattern, { cwd: projectFolder }).toSorted()
  const widgets: Record<string, string> = {}
  for (const path of find('widgets/*/*/*.module.css')) {
    const name = path.split('/').slice(1, 3).join('/')
    widgets[name] = `${widgets[name] ?? ''}${await smallest([path])}`
  }
  return { shared: await smallest(['app/styles/base.css', ...find('widgets/_ui/*.module.css')]), widgets }
}
