import { parseSync } from 'rolldown/utils'
import { transform } from 'lightningcss'
import { type AreaFile, filesOf, type OwnArea } from './own-area.ts'
import { atOffset } from './mistake-line.ts'

/** Messages about the first syntax error of each file of code or styles. */
export function syntaxErrors(area: OwnArea, installation: string): readonly string[] {
  return [
    ...filesOf(area, installation, '**/*.{ts,tsx,js,jsx}').flatMap(errorInCode),
    ...filesOf(area, installation, '**/*.css').flatMap(errorInStyles),
  ]
}

function errorInCode(file: AreaFile): readonly string[] {
  const [error] = parseSync(file.path, file.text).errors
  if (!error) return []
  const { message, labels } = error
  return [atOffset(file, labels[0]?.start ?? 0, asSentence(message))]
}

function errorInStyles(file: AreaFile): readonly string[] {
  try {
    transform({ filename: file.path, code: Buffer.from(file.text), cssModules: file.path.endsWith('.module.css') })
    return []
  } catch (error) {
    // The shape of the errors that lightningcss throws.
    const { loc, message = '' } = error as { loc?: { line: number; column: number }; message?: string }
    if (!loc) return []
    const before = file.text.split('\n').slice(0, loc.line - 1)
    const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + loc.column - 1
    return [atOffset(file, offset, asSentence(message))]
  }
}

const asSentence = (message: string) => `The syntax is wrong here: ${message.replace(/\.$/, '')}.`
