import { expect, test } from 'vitest'
import { endLivery, startLivery } from '../e2e/start-livery.ts'

test('a command that has ended can be stopped again', async () => {
  const running = await startLivery(['-e', 'console.log("ready"); setInterval(() => {}, 1000)'], 'ready')
  await running.kill()
  await running.stop()
})

test('when a test file ends, a command that has not printed its text ends too, and no later command starts', async () => {
  const starting = startLivery(['-e', 'setInterval(() => {}, 1000)'], 'a text that it never prints')
  await Promise.all([expect(starting).rejects.toThrow('ended'), endLivery()])
  await expect(startLivery(['-e', ''], '')).rejects.toThrow('over')
})
