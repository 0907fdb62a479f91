/**
 * A process that edits and saves one brand as fast as it can, and names each save on its standard output once it is on the
 * disk. Arguments: the folder of brands, the editor's name, the first save and the last.
 */
import { writeSync } from 'node:fs'
import { createDrafts } from '../drafts.ts'
import { createEditSession } from '../edit-session.ts'

const [root = '', name = '', first = '', last = ''] = process.argv.slice(2)
const files = ['acme/manifest.json', 'acme/messages/en.json']

for (let count = Number(first); count <= Number(last); count += 1) {
  // Each save begins like a page that has just been opened.
  const drafts = createDrafts(root)
  const session = createEditSession(drafts, () => true)
  session.edit([
    { layer: 'acme', pointer: `/messages/en/${name}.${count}`, value: `${name} ${count}` },
    { layer: 'acme', pointer: '/otp/length', value: 4 + (count % 5) },
  ])
  for (;;) {
    const outcome = drafts.save(files)
    if ('saved' in outcome) break
    for (const { file } of outcome.conflicts) drafts.resolve(file, 'mine')
  }
  writeSync(1, `${count}\n`)
}
