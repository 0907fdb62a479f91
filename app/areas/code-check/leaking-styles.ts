import { transform } from 'lightningcss'
import { type AreaFile, filesOf, type OwnArea } from './own-area.ts'
import { atOffset } from './mistake-line.ts'

/** Messages about rules in the styles of an area that also apply to other parts of the page. */
export function leakingStyles(area: OwnArea, installation: string): readonly string[] {
  return filesOf(area, installation, '**/*.css').flatMap((file) => {
    if (file.path.endsWith('.module.css')) return leakingRule(file)
    const name = file.path
      .split('/')
      .at(-1)
      ?.replace(/\.css$/, '.module.css')
    return atOffset(file, 0, `The rules of this file apply to the whole page. Rename the file to ${name}.`)
  })
}

/** The message about the first leaking rule of a module. `syntaxErrors` reports a syntax error. */
function leakingRule(file: AreaFile): readonly string[] {
  try {
    transform({ filename: file.path, code: Buffer.from(file.text), cssModules: { pure: true } })
    return []
  } catch (error) {
    // The shape of the errors that lightningcss throws.
    const { loc, data } = error as { loc?: { line: number; column: number }; data?: { type?: string } }
    if (!loc || data?.type !== 'ImpureCSSModuleSelector') return []
    const before = file.text.split('\n').slice(0, loc.line - 1)
    const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + loc.column - 1
    const message = 'This rule also applies to other parts of the page. Begin its selector with a class of this file.'
    return [atOffset(file, offset, message)]
  }
}
