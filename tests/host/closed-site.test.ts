import { describe, expect, test } from 'vitest'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { openHost, testNow } from './open-host.ts'

const minutesFromNow = (minutes: number) => new Date(testNow + minutes * 60_000).toISOString()

/** A host whose brands all have this availability. */
const openWith = (availability: Manifest['availability']) =>
  openHost({}, {}, (resolved) => ({ ...resolved, manifest: { ...resolved.manifest, availability } }))

const fromPhilippines = { headers: { 'x-country': 'PH' } }

describe('maintenance', () => {
  test.each([
    ['without times', {}, true],
    ['before it begins', { from: minutesFromNow(1) }, false],
    ['from its start', { from: minutesFromNow(0), until: minutesFromNow(90) }, true],
    ['at its end', { from: minutesFromNow(-90), until: minutesFromNow(0) }, false],
  ])('[OPS-05] a maintenance closes the site %s: %s', async (_when, maintenance, isClosed) => {
    const { ask } = await openWith({ maintenance, refusedCountries: [] })
    expect((await ask('/en-th/slot')).status).toBe(isClosed ? 503 : 200)
  })

  test('[OPS-05] the page shows the end of the maintenance in its own language, and a header says when to retry', async () => {
    const { ask } = await openWith({ maintenance: { until: minutesFromNow(90) }, refusedCountries: [] })
    const response = await ask('/th-th/slot')
    const html = await response.text()
    expect(response.headers.get('retry-after')).toBe('5400')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<html lang="th"')
    expect(html).toContain('กำลังปรับปรุงระบบ')
    expect(html).toContain('2026-11-21 18:30')
    expect(html).toContain('<a lang="en" hreflang="en" href="/en-th/slot">')
  })

  test('[OPS-05] a call is refused with the message, and reaches no backend', async () => {
    const { ask, backendCalls } = await openWith({ maintenance: {}, refusedCountries: [] })
    const response = await ask('/api/user/dashboard', { method: 'POST' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: false, msg: expect.stringMatching(/\S/) })
    expect(backendCalls).toEqual([])
  })

  const english = 'We are upgrading the site'
  const thai = 'กำลังปรับปรุงระบบ'
  test.each([
    [{ page: '/en-th/slot', cookie: 'selected_language=th-th' }, english],
    [{ page: '/th-th', cookie: 'selected_language=en-th' }, thai],
    [{ page: '/slot', cookie: 'selected_language=en-th' }, english],
    [{ cookie: 'selected_language=en-th' }, english],
    [{ page: '/xx-xx' }, thai],
  ])('[OPS-05] a call with the headers %j is refused in the language of its page', async (headers, msg) => {
    const { ask } = await openWith({ maintenance: {}, refusedCountries: [] })
    const response = await ask('/api/user/dashboard', { method: 'POST', headers })
    expect(await response.json()).toMatchObject({ msg })
  })

  test('[OPS-05] during a maintenance, the host serves the logo of the page', async () => {
    const { ask } = await openWith({ maintenance: {}, refusedCountries: [] })
    const logo = /<img src="([^"]+)"/.exec(await (await ask('/en-th')).text())?.[1] ?? ''
    expect((await ask(logo)).status).toBe(200)
  })
})

describe('a country that the brand does not serve', () => {
  test.each([
    ['PH', 451],
    ['TH', 200],
    ['', 200],
    ['ph', 200],
  ])('[OPS-05] a visitor from "%s" gets %d', async (country, status) => {
    const { ask } = await openWith({ refusedCountries: ['PH', 'SG'] })
    expect((await ask('/en-th', { headers: { 'x-country': country } })).status).toBe(status)
  })

  test('[OPS-05] pages and calls are refused, and no page in memory is shown', async () => {
    const { ask, backendCalls } = await openWith({ refusedCountries: ['PH'] })
    await ask('/en-th')
    const calls = backendCalls.length
    const page = await ask('/en-th', fromPhilippines)
    expect(page.status).toBe(451)
    expect(await page.text()).toContain('Not available in your country')
    expect((await ask('/api/index/auth', { method: 'POST', ...fromPhilippines })).status).toBe(451)
    expect(backendCalls).toHaveLength(calls)
  })
})
