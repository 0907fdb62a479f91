/**
 * Publishes versions to a folder, one after another, until the process is killed. Prints the number of each version
 * before its publication, and a line after a successful publication.
 */
import { createFolderStore } from '../../app/releases/folder-store.ts'
import { publishVersion } from './versions.ts'

const [folder = '', name = ''] = process.argv.slice(2)
const store = createFolderStore(folder)
for (let round = 1; ; round += 1) {
  process.stdout.write(`${round}\n`)
  const outcome = await publishVersion(store, `${name}-${round}`)
  if (outcome.kind === 'published') process.stdout.write(`${name}-${round} is published\n`)
}
