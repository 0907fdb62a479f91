import { expect, test } from 'vitest'
import { closeAll, openParts } from './open-parts.ts'

test('a server that cannot start closes its opened parts, the last one first, and fails with the reason', async () => {
  const closed: string[] = []
  const opening = openParts(async (closers) => {
    closers.push(
      () => closed.push('brands'),
      async () => closed.push('backend'),
    )
    throw new Error('The port is in use.')
  })
  await expect(opening).rejects.toThrow('The port is in use.')
  expect(closed).toEqual(['backend', 'brands'])
})

test('a server that has started closes its parts only on request', async () => {
  const closed: string[] = []
  const close = await openParts(async (closers) => {
    closers.push(() => closed.push('brands'))
    return () => closeAll(closers)
  })
  expect(closed).toEqual([])
  await close()
  expect(closed).toEqual(['brands'])
})
