/** `npm run generate:api`: packs the project and writes `docs/api-report.md`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../support/run-command.ts'
import { apiReport } from './api-report.ts'
import { packProject, unpackInto } from './install-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-api-'))
try {
  unpackInto(folder, packProject(folder))
  writeFileSync(join(projectRoot, 'docs/api-report.md'), apiReport(join(folder, 'node_modules/livery')))
} finally {
  rmSync(folder, { recursive: true })
}
