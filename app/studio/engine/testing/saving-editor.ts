/**
 * First saves the drafts of a killed run. Then edits and saves one brand as fast as it can. Prints a line after each
 * stored edit and each save. Arguments: the folders of brands and of drafts, the editor's name, and the numbers of the
 * first and last edit.
 */
import { writeSync } from 'node:fs'
import { openDraftFolder } from '../draft-folder.ts'
import { createDrafts } from '../drafts.ts'
import { createEditSession } from '../edit-session.ts'

const [root = '', cache = '', name = '', first = '', last = ''] = process.argv.slice(2)
const files = ['acme/manifest.json', 'acme/messages/en.json']
const folder = openDraftFolder(cache, name)
const drafts = createDrafts(root, folder)
const session = createEditSession(drafts, () => true).inWindow('')

function save(): void {
  for (;;) {
    const outcome = drafts.save(files, 10_000)
    if ('saved' in outcome) return
    for (const { file } of outcome.conflicts) drafts.resolve(file)
  }
}

save()
for (let count = Number(first); count <= Number(last); count += 1) {
  session.edit([
    { layer: 'acme', pointer: `/messages/en/${name}.${count}`, value: `${name} ${count}` },
    { layer: 'acme', pointer: '/otp/length', value: 4 + (count % 5) },
  ])
  writeSync(1, `edited ${count}\n`)
  save()
  writeSync(1, `saved ${count}\n`)
}
folder.close()
