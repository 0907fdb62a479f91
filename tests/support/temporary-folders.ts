import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const create = () => mkdtempSync(join(tmpdir(), 'livery-test-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Creates an empty folder, and removes it at the end of the running test. */
export function folderOfTest(): string {
  const folder = create()
  onTestFinished(() => remove(folder))
  return folder
}

/** Creates an empty folder, and removes it at the end of the test file. A test file calls this outside of its tests. */
export function folderOfFile(): string {
  const folder = create()
  afterAll(() => remove(folder))
  return folder
}
