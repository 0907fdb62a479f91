import { OperatorError } from '../../../runtime/errors/operator-error.ts'
import { forbiddenImports, importRules } from './forbidden-imports.ts'
import { leakingStyles } from './leaking-styles.ts'
import { missingCode } from './missing-code.ts'
import { ownAreasOf } from './own-area.ts'
import { syntaxErrors } from './syntax-errors.ts'

/** Areas have mistakes in code or styles. The message has a line for each. It is for the developer of the areas. */
class AreaCodeMistakes extends OperatorError {
  override readonly name = 'AreaCodeMistakes'
}

/**
 * Returns one line for each mistake in the code and the styles of an installation's own areas, without running the
 * code. Compares the code with the JSON files, and checks styles and imports.
 *
 * @param installation the folder with `livery.json`, an absolute path
 * @param projectFolder the folder of the program
 */
export function areaCodeMistakes(installation: string, projectFolder: string): readonly string[] {
  const areas = ownAreasOf(installation)
  const rules = importRules(installation, projectFolder, areas)
  return areas.flatMap((area) => [
    ...syntaxErrors(area, installation),
    ...missingCode(area, installation),
    ...forbiddenImports(area, rules),
    ...leakingStyles(area, installation),
  ])
}

/** Throws with all mistakes that {@link areaCodeMistakes} finds. */
export function checkAreaCode(installation: string, projectFolder: string): void {
  const mistakes = areaCodeMistakes(installation, projectFolder)
  if (mistakes.length > 0) throw new AreaCodeMistakes(mistakes.join('\n'))
}
