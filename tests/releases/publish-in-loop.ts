/**
 * Publishes one version after the other to a folder until it is killed. Prints the number of each version before
 * publishing it, and a line after it is published.
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
