// @vitest-environment window
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeArrivalQuery } from './arrival-query.ts'
import { sendToLocale } from './chosen-locale.ts'
import { codeMissingElement } from './code-missing.ts'
import { switchChoice } from './switch-choice.ts'
import { replayTap, takeTap } from './tap-capture.ts'
import { preparePage, runHead } from './testing/run-head.ts'

const root = document.documentElement

beforeEach(preparePage)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('[QRY-02] [QRY-03] areas get the queries of all pages that the tab has loaded, and each query only once', () => {
  sessionStorage.clear()
  runHead('/en-th?aff=lek&utm_source=ads')
  runHead('/en-th?login=1')
  runHead('/en-th/faq')
  expect(takeArrivalQuery()).toBe('?aff=lek&utm_source=ads&login=1')
  expect(takeArrivalQuery()).toBe('')
})

test('[QRY-02] if a query exceeds the limit, the page leaves out whole parameters', () => {
  sessionStorage.clear()
  runHead(`/en-th?aff=lek&utm_source=${'x'.repeat(9000)}`)
  runHead(`/en-th?source=${'x'.repeat(3990)}&app=river`)
  expect(takeArrivalQuery()).toBe('?aff=lek')
  runHead(`/en-th?aff=${'x'.repeat(9000)}`)
  expect(takeArrivalQuery()).toBe('')
})

describe('credentials in the address', () => {
  test('[QRY-04] are removed from the address, and the program receives them once', () => {
    sessionStorage.clear()
    const stop = vi.spyOn(window, 'stop')
    runHead('/en-th?aff=lek&usr=660812345678&pw=Passw0rd1#top')
    expect(location.pathname + location.search + location.hash).toBe('/en-th?aff=lek#top')
    expect(window.liveryUrlLogin).toBeUndefined()
    expect(stop).toHaveBeenCalledOnce()
    stop.mockRestore()
    // The document after the reload.
    runHead(location.pathname + location.search + location.hash)
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Passw0rd1|660812345678/)
    expect(takeArrivalQuery()).toBe('?aff=lek')
    expect(window.liveryUrlLogin?.()).toEqual(['660812345678', 'Passw0rd1'])
    expect(window.liveryUrlLogin).toBeUndefined()
    runHead()
    expect(window.liveryUrlLogin).toBeUndefined()
  })

  test('[QRY-04] without storage, the page continues without a reload', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden')
    })
    runHead('/en-th?usr=660812345678&pw=Passw0rd1')
    vi.restoreAllMocks()
    expect(location.search).toBe('')
    expect(window.liveryUrlLogin?.()).toEqual(['660812345678', 'Passw0rd1'])
  })

  test.each(['?usr=a', '?pw=b', '?usr=&pw=b'])(
    '[QRY-04] a user name without a password, or the reverse, is removed and ignored: %s',
    (query) => {
      runHead(`/en-th${query}`)
      expect(location.search).toBe('')
      expect(window.liveryUrlLogin?.()).toBeUndefined()
    },
  )
})

describe('the locale of the address', () => {
  test('[LOC-05] the locale of an address becomes the visitor’s choice', () => {
    root.dataset.chosen = 'en-th'
    runHead()
    expect(document.cookie).toContain('selected_language=en-th')
  })

  test('[LOC-05] a login that sends a member to a locale keeps their choice, until the tab shows another locale', () => {
    vi.stubGlobal('location', { assign: vi.fn() })
    sendToLocale('/en-ph/faq', { shown: 'en-ph', chosen: 'tl-ph' })
    expect(location.assign).toHaveBeenCalledWith('/en-ph/faq')
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const choiceAt = (locale: string) => {
      root.dataset.chosen = locale
      runHead()
      return /selected_language=([\w-]+)/.exec(document.cookie)?.[1]
    }
    expect(['en-ph', 'en-ph', 'th-th', 'en-ph'].map(choiceAt)).toEqual(['tl-ph', 'tl-ph', 'th-th', 'en-ph'])
  })

  test('[LOC-05] a page without the mark of a chosen locale keeps the visitor’s choice', () => {
    document.cookie = 'selected_language=th-th; Path=/'
    runHead()
    expect(document.cookie).toContain('selected_language=th-th')
  })
})

describe('choices of the visitor', () => {
  test.each([
    ['dark', 'light', 'light'],
    ['system', null, 'dark'],
    ['system', 'light', 'light'],
    ['light', '"><script>', undefined],
  ])('[LAY-06] the appearance %s and the stored choice %j give %j', (appearance, kept, theme) => {
    root.dataset.appearance = appearance
    if (kept !== null) localStorage.setItem('theme', kept)
    runHead()
    expect(root.dataset.theme).toBe(theme)
  })

  test.each([
    ['system', 'dark'],
    ['light', undefined],
  ])('[LAY-06] with forbidden storage, the appearance %s gives %j', (appearance, theme) => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden')
    })
    root.dataset.appearance = appearance
    runHead()
    expect(root.dataset.theme).toBe(theme)
    vi.restoreAllMocks()
  })
})

test('[NAV-06] a script that fails to load shows the notice; a picture does not', () => {
  document.body.innerHTML = `<p id="${codeMissingElement}" hidden></p><img><script type="x"></script>`
  runHead()
  const isHidden = () => document.getElementById(codeMissingElement)?.hidden
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(isHidden()).toBe(true)
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(isHidden()).toBe(false)
})

test.each([
  ['118 ms after its request', 'brand', 118, null],
  ['122 ms after its request', 'device', 122, null],
  ['122 ms after its request, in a browser that has fetched the fonts,', 'brand', 122, 'kept'],
])('a page whose head runs %s shows the typefaces of the %s', (_when, owner, taken, kept) => {
  localStorage.clear()
  if (kept !== null) localStorage.setItem('typefaces', kept)
  vi.spyOn(performance, 'now').mockReturnValue(400 + taken)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate', requestStart: 400 } as never])
  delete root.dataset.typefaces
  runHead()
  expect(root.dataset.typefaces).toBe(owner === 'device' ? 'late' : undefined)
  vi.restoreAllMocks()
})

test('a button of a panel shows the panel before hydration, and React does not see the tap', () => {
  document.body.innerHTML = `<div class="block"><p></p><div data-panels><i data-shown></i><i inert></i></div>
    <div><button aria-current="true">One</button><button><span>Two</span></button></div></div>`
  runHead()
  const seen = vi.fn<() => void>()
  document.body.addEventListener('click', seen)
  const two = document.querySelector('span')
  const shown = () => [...document.querySelectorAll('i')].map((panel) => [panel.outerHTML])
  two?.click()
  expect(shown()).toEqual([['<i inert=""></i>'], ['<i data-shown=""></i>']])
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(two?.closest('button')?.getAttribute('aria-current')).toBe('true')
  expect([window.liveryTap, seen.mock.calls]).toEqual([undefined, []])
  const block = document.querySelector<HTMLElement>('.block')
  if (block) replayTap(block, takeTap(block))
  document.querySelector('button')?.click()
  expect(shown(), 'the hydrated block handles the tap itself').toEqual([
    ['<i inert=""></i>'],
    ['<i data-shown=""></i>'],
  ])
  expect(seen).toHaveBeenCalledOnce()
})
test('[LAY-06] a button of a choice applies and stores its next value before hydration', () => {
  document.body.innerHTML =
    '<div class="block"><button data-choice="theme dark light"></button><button data-choice="sidebar narrow"></button></div>'
  const [theme, sidebar] = document.querySelectorAll('button')
  const turned = [undefined, 'dark', 'light', 'other'].map((before) => {
    if (before !== undefined) root.dataset.theme = before
    return theme && switchChoice(theme) && root.dataset.theme
  })
  expect(turned).toEqual(['dark', 'light', 'dark', 'dark'])
  expect(localStorage.getItem('theme')).toBe('dark')
  runHead()
  const seen = vi.fn<() => void>()
  document.body.addEventListener('click', seen)
  sidebar?.click()
  expect([root.dataset.sidebar, localStorage.getItem('sidebar')]).toEqual(['narrow', 'narrow'])
  expect([window.liveryTap, seen.mock.calls]).toEqual([undefined, []])
})
test('the page repeats a tap on a block once the block has hydrated', () => {
  document.body.innerHTML = '<div class="block"><button>One</button><a href="#x">Two</a></div>'
  runHead()
  const block = document.querySelector<HTMLElement>('.block')
  const pressed = vi.fn<() => void>()
  document.querySelector('a')?.click()
  expect(window.liveryTap).toBeUndefined()
  document.querySelector('button')?.click()
  document.querySelector('button')?.addEventListener('click', pressed)
  if (block) replayTap(block, takeTap(block))
  expect(pressed).toHaveBeenCalledOnce()
  document.querySelector('button')?.click()
  expect(window.liveryTap).toBeUndefined()
})

test('the content below the first screen appears after 1 s at the latest, and pictures after 4 s', () => {
  runHead()
  expect([...root.classList].toSorted()).toEqual(['coming', 'gate'])
  vi.advanceTimersByTime(1000)
  expect([...root.classList]).toEqual(['gate'])
  vi.advanceTimersByTime(3000)
  expect([...root.classList]).toEqual([])
})

test('base.css selects the classes that the script sets on the html element, and on no other element', () => {
  runHead()
  const styles = readFileSync('app/styles/base.css', 'utf8')
  for (const name of root.classList) {
    expect(styles).toContain(`html.${name} `)
    expect(styles).not.toMatch(new RegExp(`(?<!html)\\.${name}\\b`))
  }
})
