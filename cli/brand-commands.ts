import { addExplain } from './commands/explain.ts'
import { addFix } from './commands/fix.ts'
import { addImpact } from './commands/impact.ts'
import { addMatrix } from './commands/matrix.ts'
import { addRoutes } from './commands/routes.ts'
import { addSupport } from './commands/support.ts'
import { addValidate } from './commands/validate.ts'

/**
 * The commands that read or fix brands and start no other part of the program. `bin/livery.js` runs them from one
 * bundle, and lists their names.
 */
export const brandCommands = [addValidate, addFix, addExplain, addRoutes, addImpact, addMatrix, addSupport]
