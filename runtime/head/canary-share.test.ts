// @vitest-environment window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { goToCanary, shareNumber } from './canary-share.ts'
import { preparePage, runHead } from './testing/run-head.ts'

const root = document.documentElement

beforeEach(preparePage)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[OPS-01] a brand that shows a canary to a share of its visitors', () => {
  const path = '/_livery/release/13'

  test.each(['runtime/head/page-head', 'runtime/head/canary-head'] as const)(
    'the script %s of a page below a canary’s path restores the usual address',
    (name) => {
      root.dataset.canary = `1 ${path}`
      runHead(`${path}/en-th/faq?aff=lek#two`, name)
      expect(location.pathname + location.search + location.hash).toBe('/en-th/faq?aff=lek#two')
      expect(window.liveryArrival).toBe('/en-th/faq')
      runHead(path, name)
      expect(location.pathname).toBe('/')
      runHead(`${path}//evil.example/faq`, name)
      expect(location.href).toBe(`${location.origin}//evil.example/faq`)
    },
  )

  test('the script of a page that has a canary sends a visitor within the share to the canary, and does nothing else', () => {
    root.dataset.canary = `1 ${path}`
    const stop = vi.spyOn(window, 'stop')
    runHead('/en-th', 'runtime/head/canary-head')
    expect(stop).toHaveBeenCalledOnce()
    expect(root.className).toBe('')
    runHead('/en-th')
    expect(stop).toHaveBeenCalledOnce()
    stop.mockRestore()
  })

  test('a visitor keeps the number for a canary until another canary replaces it', () => {
    const number = shareNumber(path)
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
    expect(shareNumber(path)).toBe(number)
    expect(localStorage.getItem('canary')).toBe(`${path} ${number}`)
    shareNumber('/_livery/release/14')
    expect(localStorage.getItem('canary')).toMatch(/^\/_livery\/release\/14 0/)
  })

  test('the numbers of visitors are spread evenly', () => {
    const numbers = Array.from({ length: 2000 }, (_, build) => shareNumber(`/_livery/release/${build}`))
    for (const share of [0.1, 0.5, 0.9])
      expect(Math.abs(numbers.filter((number) => number < share).length / 2000 - share)).toBeLessThan(0.05)
  })

  test('a visitor outside of the share stays', () => {
    localStorage.setItem('canary', `${path} 0.2`)
    root.dataset.canary = `0.2 ${path}`
    expect(goToCanary(root)).toBe(false)
  })

  test.each(['1 //evil.example', '1 https://evil.example/', '1', '', '0.2'])(
    'a visitor stays if the mark "%s" has no path of a canary',
    (mark) => {
      root.dataset.canary = mark
      expect(goToCanary(root)).toBe(false)
    },
  )

  test('without storage a visitor is in no share', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(shareNumber(path)).toBe(1)
  })
})
