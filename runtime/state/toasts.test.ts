import { describe, expect, test } from 'vitest'
import { createToasts, singleLineText, randomId } from './toasts.ts'

function openToasts() {
  const waiting: { run: () => void; ms: number }[] = []
  const toasts = createToasts(3000, (run, ms) => void waiting.push({ run, ms }))
  return { waiting, toasts }
}

describe('toasts', () => {
  test('[STA-05] a new toast replaces the old one and has its own duration', () => {
    const { waiting, toasts } = openToasts()
    toasts.getState().show({ message: 'one', status: 'info' })
    toasts.getState().show({ message: 'two', status: 'error', header: 'Oh', duration: 500 })
    expect(toasts.getState().toast).toMatchObject({ message: 'two', header: 'Oh', duration: 500 })
    expect(waiting.map(({ ms }) => ms)).toEqual([3000, 500])
    waiting[0]?.run()
    expect(toasts.getState().toast?.message).toBe('two')
    waiting[1]?.run()
    expect(toasts.getState().toast).toBeUndefined()
  })

  test('a server’s text becomes one line of at most 300 characters, without direction marks', () => {
    expect(singleLineText(`a\u202eb\u200b${'c'.repeat(400)}`)).toBe(`ab${'c'.repeat(298)}`)
    expect(singleLineText('one\n\ttwo')).toBe('one two')
  })

  test('[ERR-04] an id has four characters by default, and 200 ids of eight characters differ', () => {
    expect(randomId()).toMatch(/^[a-z0-9]{4}$/)
    expect(new Set(Array.from({ length: 200 }, () => randomId(8))).size).toBe(200)
  })
})
