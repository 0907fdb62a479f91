/** Writes `docs/issues.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/run-command.ts'
import { issuesReference } from './issues-reference.ts'

writeFileSync(join(projectRoot, 'docs/issues.md'), await issuesReference())
