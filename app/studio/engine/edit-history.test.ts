import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RefusedPath } from './brand-path.ts'
import { maxSteps } from './edit-history.ts'
import { createEditSession } from './edit-session.ts'
import { all, brandOnDisk, manifest, tokens } from './testing/brand-on-disk.ts'

const { disk, open, root, write } = brandOnDisk()

test('[BRD-06] undo and redo work across files, also after a save', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'One' }])
  session.edit([{ layer: 'acme', pointer: '/tokens/light/accent/$value', value: '#000000' }])
  drafts.save(all)
  session.undo()
  expect(drafts.read('acme/tokens.json').text).toBe(tokens)
  session.undo()
  expect(session.steps().undo).toBe(0)
  expect(session.undo()).toEqual([])
  drafts.save(all)
  expect([disk('acme/manifest.json'), disk('acme/tokens.json')]).toEqual([manifest, tokens])
  session.redo()
  expect(drafts.read('acme/manifest.json').text).toContain('"One"')
  expect(session.steps()).toEqual({ undo: 1, redo: 1 })
})

test('[BRD-06] the letters of one word are one step, and a pause begins a new step', () => {
  const { drafts, session } = open()
  const type = (value: string) => session.edit([{ layer: 'acme', pointer: '/merchant/name', value }], true)
  for (const value of ['N', 'Ne', 'New']) type(value)
  session.pause()
  type('Newer')
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toContain('"New"')
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest)
})

test('[BRD-06] undo of a saved new file leaves an empty object, or an empty text page', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/messages/th/a.text', value: 'ใหม่' }])
  session.write('acme/content/en/rules.md', '# Rules')
  drafts.save(['acme/messages/th.json', 'acme/content/en/rules.md'])
  session.undo()
  session.undo()
  expect(drafts.read('acme/content/en/rules.md').text).toBe('')
  expect(drafts.read('acme/messages/th.json').text).toBe('{}\n')
  expect([session.redo(), session.redo()]).toEqual([[], []])
  expect(drafts.all().size).toBe(0)
})

test('[BRD-06] a text that is typed into a new JSON file and deleted again leaves no draft', () => {
  const { drafts, session } = open()
  session.write('acme/messages/th.json', 'x')
  session.write('acme/messages/th.json', '')
  expect(drafts.all().size).toBe(0)
  session.undo()
  expect(drafts.all().size).toBe(0)
})

test('[BRD-06] an empty text page is a draft: it replaces an inherited one', () => {
  const { drafts, session } = open()
  session.write('acme/content/en/rules.md', '')
  expect(drafts.read('acme/content/en/rules.md').text).toBe('')
})

test('[BRD-06] undo keeps the changes that another editor has made since', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  drafts.save(all)
  write('acme/manifest.json', disk('acme/manifest.json').replace('"length": 4', '"length": 8'))
  session.undo()
  drafts.save(all)
  expect(disk('acme/manifest.json')).toBe(manifest.replace('"length": 4', '"length": 8'))
})

test('[BRD-06] a window undoes and redoes its own steps, and the steps of another window remain', () => {
  const { drafts, session, other } = open()
  const text = () => JSON.parse(drafts.read('acme/manifest.json').text ?? '')
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  other.edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }])
  session.edit([{ layer: 'acme', pointer: '/features/cashback/enabled', value: false }])
  expect([session.steps(), other.steps()]).toEqual([
    { undo: 2, redo: 0 },
    { undo: 1, redo: 0 },
  ])
  other.undo()
  expect(text()).toMatchObject({
    merchant: { name: 'Mine' },
    otp: { length: 4 },
    features: { cashback: { enabled: false } },
  })
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine again' }])
  expect(other.redo()).toEqual([])
  session.undo()
  session.undo()
  session.undo()
  expect(text()).toEqual({ ...JSON.parse(manifest), otp: { length: 8 } })
  expect(session.steps()).toEqual({ undo: 0, redo: 3 })
})

test('[BRD-06] undo leaves a place that another window has changed since, and names it', () => {
  const { drafts, session, other } = open()
  const name = (value: string) => [{ layer: 'acme', pointer: '/merchant/name', value }]
  session.edit([...name('Mine'), { layer: 'acme', pointer: '/otp/length', value: 5 }])
  other.edit(name('Theirs'))
  expect(session.undo()).toEqual([{ file: 'acme/manifest.json', pointer: '/merchant/name' }])
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('"Acme"', '"Theirs"'))
  session.redo()
  expect(drafts.read('acme/manifest.json').text).toContain('"length": 5')
  session.write('acme/content/en/faq.md', 'mine')
  other.write('acme/content/en/faq.md', 'mine and theirs')
  expect(session.undo()).toEqual([{ file: 'acme/content/en/faq.md' }])
  expect(session.steps()).toEqual({ undo: 1, redo: 0 })
  expect(drafts.read('acme/content/en/faq.md').text).toBe('mine and theirs')
})

test('[BRD-06] an edit of another window divides the typing of a word into two steps', () => {
  const { drafts, session, other } = open()
  const type = (value: string) => [{ layer: 'acme', pointer: '/merchant/name', value }]
  session.edit(type('A'), true)
  other.edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }], true)
  session.edit(type('AB'), true)
  expect(session.steps().undo).toBe(2)
  session.undo()
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('4', '8'))
})

test('[BRD-06] the history drops its oldest steps beyond the maximum', () => {
  const { drafts, session } = open()
  for (let count = 1; count <= maxSteps + 2; count += 1)
    session.edit([{ layer: 'acme', pointer: '/otp/length', value: 4 + count }])
  expect(session.steps().undo).toBe(maxSteps)
  for (let count = 0; count < maxSteps; count += 1) session.undo()
  expect(session.steps()).toEqual({ undo: 0, redo: maxSteps })
  expect(JSON.parse(drafts.read('acme/manifest.json').text ?? '')).toMatchObject({ otp: { length: 6 } })
})

test('[BRD-06] the steps of a closed window can be undone in another one', () => {
  const { drafts, session, other, close } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  expect(other.steps().undo).toBe(0)
  close('one')
  expect(other.steps().undo).toBe(1)
  other.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest)
})

test('[BRD-06] typing after a resolved conflict is a step of its own, and its undo keeps the other editor’s changes', () => {
  const { drafts, session } = open()
  const type = (value: string) => session.edit([{ layer: 'acme', pointer: '/merchant/name', value }], true)
  type('M')
  write('acme/manifest.json', manifest.replace('"length": 4', '"length": 8'))
  drafts.resolve('acme/manifest.json')
  type('Mine')
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(
    manifest.replace('"Acme"', '"M"').replace('"length": 4', '"length": 8'),
  )
  session.undo()
  expect(drafts.all().size).toBe(0)
})

test('[BRD-06] typing begins a new step if the editor of another brand has changed the same file in between', () => {
  const { drafts, session } = open()
  const { inWindow } = createEditSession(drafts, () => false)
  const edit = (value: string) => [{ layer: 'acme', pointer: '/merchant/name', value }]
  session.edit(edit('M'), true)
  inWindow('third').edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }])
  session.edit(edit('Mine'), true)
  session.undo()
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('"length": 4', '"length": 8'))
})

test('[BRD-06] undo restores discarded drafts, and then undoes the step before', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  session.write('acme/content/en/rules.md', '# Rules')
  const mine = drafts.read('acme/manifest.json').text
  session.discard(['acme/manifest.json', 'acme/content/en/rules.md'])
  expect(drafts.all().size).toBe(0)
  expect(session.undo()).toEqual([])
  expect(drafts.read('acme/manifest.json').text).toBe(mine)
  expect(drafts.read('acme/content/en/rules.md').text).toBe('# Rules')
  session.redo()
  expect(drafts.all().size).toBe(0)
  session.undo()
  session.undo()
  expect([...drafts.all().keys()]).toEqual(['acme/manifest.json'])
})

test('[BRD-06] if an undo fails because the brand’s folder is missing, the step remains in the history', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  drafts.save(all)
  rmSync(join(root(), 'acme'), { recursive: true })
  expect(() => session.undo()).toThrow(RefusedPath)
  expect(session.steps()).toEqual({ undo: 1, redo: 0 })
})
