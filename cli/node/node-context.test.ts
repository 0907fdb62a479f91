import { closeSync, lstatSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { nodeContext } from './node-context.ts'

const cancelled = vi.hoisted(() => Symbol('cancelled'))

// Replaces the prompts, which need a terminal. Each replacement ends only when its signal aborts.
vi.mock('@clack/prompts', () => {
  const prompt = ({ signal }: { readonly signal?: AbortSignal }) =>
    new Promise((resolve) => signal?.addEventListener('abort', () => resolve(cancelled)))
  return { isCancel: (answer: unknown) => answer === cancelled, text: prompt, password: prompt }
})

test.each(['ask', 'askPassword'] as const)('Ctrl-D cancels the prompt of %s', async (prompt) => {
  const before = process.stdin.listenerCount('keypress')
  onTestFinished(() => expect(process.stdin.listenerCount('keypress')).toBe(before))
  const { terminal } = nodeContext(projectRoot, () => Promise.reject(new Error('The prompts need no product.')))
  const answers: unknown[] = []
  void terminal[prompt]('Question', 'suggested').then((answer) => answers.push(answer))
  await vi.waitFor(() => expect(process.stdin.listenerCount('keypress')).toBe(before + 1))
  process.stdin.emit('keypress', 'd', { name: 'd' })
  process.stdin.emit('keypress', '', undefined)
  await Promise.resolve()
  expect(answers).toEqual([])
  process.stdin.emit('keypress', '\u0004', { name: 'd', ctrl: true })
  await vi.waitFor(() => expect(answers).toEqual([undefined]))
})

test('a program that reads a file while a command writes it gets the whole former text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-written-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, link] = [join(folder, 'manifest.json'), join(folder, 'link.json')]
  writeFileSync(file, 'former')
  symlinkSync('manifest.json', link)
  const { disk } = nodeContext(projectRoot, () => Promise.reject(new Error('The disk needs no product.')))
  const reader = openSync(file, 'r')
  onTestFinished(() => closeSync(reader))
  disk.writeText(link, 'new')
  expect(readFileSync(reader, 'utf8')).toBe('former')
  expect([readFileSync(file, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['new', true])
})
