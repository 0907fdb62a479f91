import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { nodeContext } from './node-context.ts'

const cancelled = vi.hoisted(() => Symbol('cancelled'))

// The prompts need a terminal. Each of these prompts ends only by its signal.
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
