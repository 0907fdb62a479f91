import { fileMistakes } from './file-mistakes.ts'
import { inheritedMistakes } from './inherited-mistakes.ts'
import { jsonMistakes } from './json-mistakes.ts'
import { shapeMistakes } from './shape-mistakes.ts'
import { timeMistakes } from './time-mistakes.ts'
import { valueMistakes } from './value-mistakes.ts'
import { formMistakes } from './form-mistakes.ts'
import { addressMistakes } from './address-mistakes.ts'
import { tokenMistakes } from './token-mistakes.ts'
import { pageMistakes } from './page-mistakes.ts'
import { menuMistakes } from './menu-mistakes.ts'
import { blockMistakes } from './block-mistakes.ts'
import { conditionMistakes } from './condition-mistakes.ts'
import { textMistakes } from './text-mistakes.ts'
import { brandMistakes } from './brand-mistakes.ts'
import type { Mistake } from './mistake.ts'

/**
 * The mistakes in texts of files, each with its issue. In the reference of issues, the first mistake with a code is the
 * example of this code.
 */
export const mistakes: readonly Mistake[] = [
  ...fileMistakes,
  ...jsonMistakes,
  ...shapeMistakes,
  ...timeMistakes,
  ...valueMistakes,
  ...formMistakes,
  ...addressMistakes,
  ...tokenMistakes,
  ...pageMistakes,
  ...menuMistakes,
  ...blockMistakes,
  ...conditionMistakes,
  ...textMistakes,
  ...brandMistakes,
  ...inheritedMistakes,
]
