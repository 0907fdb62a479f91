import { describe, expect, test } from 'vitest'
import { outcomeOf } from './money-answer.ts'
import { createSendOnce } from './send-once.ts'
import { createDevice, createStorage } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import { holdAcrossTabs, type KeptStorage } from '../../../../runtime/widget-api/flow.ts'
import { type Answer, createMoneyServer, type Entry, type Fate } from './testing/money-server.ts'

const start = Date.UTC(2026, 10, 21, 10)
const lifetime = 90_000
const quick: Fate = { toServer: 50, back: 50 }

/** One browser and one server. The fates apply to the next sends; later sends are quick. */
function createBrowser(fates: Fate[] = [], questions: Pick<Fate, 'loses'>[] = []) {
  const time = createVirtualTime(start)
  const server = createMoneyServer(time)
  const device = createDevice(time)
  let intents = 0
  const openPage = (storage: KeptStorage = device.storage) => {
    const page = device.openTab()
    const screen = createSendOnce<Answer, Entry>(
      {
        send: (intent) => server.send('tab', intent, fates.shift() ?? quick),
        ask: (intent) => server.ask(intent, { ...quick, ...questions.shift() }),
        storage,
        hold: page.hold,
        now: time.now,
        wait: time.wait,
        newIntent: () => `intent-${String(++intents).padStart(4, '0')}`,
      },
      { scope: 'test:river:m1:withdraw', lifetime },
    )
    const leave = () => {
      screen.close()
      page.leave()
    }
    const reload = () => {
      leave()
      return openPage(storage)
    }
    return { screen, leave, reload, state: () => screen.store.getState() }
  }
  return { time, server, openPage }
}

test('[DEP-01] twenty simultaneous confirms make one call', async () => {
  const { time, server, openPage } = createBrowser()
  const { screen, state } = openPage()
  for (let click = 0; click < 20; click++) screen.confirm()
  expect(state()).toEqual({ kind: 'sending' })
  await time.run()
  expect(server.sent).toHaveLength(1)
  expect(state()).toEqual({ kind: 'done', answer: { status: true, data: { place: 0 } } })
  screen.confirm()
  await time.run()
  expect(server.entries).toHaveLength(1)
})

test('a look-up finds a lost answer, and nothing is sent again', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'answer' }])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + 29_000)
  expect(state()).toEqual({ kind: 'sending' })
  await time.run(start + 30_001)
  expect(state()).toEqual({ kind: 'unknown', asking: true })
  screen.confirm()
  await time.run()
  expect(state()).toEqual({ kind: 'done', found: { intent: 'intent-0001', at: start + 50 } })
  expect(server.sent).toHaveLength(1)
})

test('a call that never arrived is absent once it can no longer arrive; then a person sends the same intent', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + lifetime - 1)
  expect(state()).toEqual({ kind: 'unknown', asking: true })
  await time.run()
  expect(state()).toEqual({ kind: 'absent' })
  expect(server.sent).toHaveLength(1)
  screen.confirm()
  await time.run()
  expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0001'])
  expect(server.entries).toHaveLength(1)
})

test('a late request and its repetition make one entry', async () => {
  const late = { toServer: 300_000, back: 50 }
  const { time, server, openPage } = createBrowser([late])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + 200_000)
  expect(state()).toEqual({ kind: 'absent' })
  screen.confirm()
  await time.run()
  expect(server.entries).toHaveLength(1)
  expect(state()).toMatchObject({ kind: 'done' })
})

test('a reload during the call leaves the outcome unknown, and the server is asked', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 2000, back: 50 }])
  const page = openPage()
  page.screen.confirm()
  await time.run(start + 100)
  const next = page.reload()
  expect(next.state()).toEqual({ kind: 'unknown', asking: true })
  next.screen.confirm()
  await time.run()
  expect(next.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.sent).toHaveLength(1)
})

test('while one tab sends, another tab waits, and can send afterwards', async () => {
  const { time, server, openPage } = createBrowser()
  const [one, other] = [openPage(), openPage()]
  one.screen.confirm()
  await time.run(start + 10)
  other.screen.confirm()
  await time.run()
  expect(other.state()).toEqual({ kind: 'elsewhere' })
  expect(server.entries).toHaveLength(1)
  other.screen.confirm()
  await time.run()
  expect(server.entries.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0002'])
})

test('[DEP-01] a tab closed during its call leaves the intent to the next tab, which asks the server first', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 2000, back: 50 }])
  const closed = openPage()
  closed.screen.confirm()
  await time.run(start + 100)
  closed.leave()
  const next = openPage()
  expect(next.state()).toEqual({ kind: 'unknown', asking: true })
  next.screen.confirm()
  await time.run()
  expect(next.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.sent).toHaveLength(1)
})

test('an open tab takes over the intent of a closed tab, and its confirm sends nothing', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const [one, other] = [openPage(), openPage()]
  one.screen.confirm()
  await time.run(start + 100)
  one.leave()
  other.screen.confirm()
  await time.settle()
  expect(other.state()).toEqual({ kind: 'unknown', asking: true })
  await time.run()
  expect(other.state()).toEqual({ kind: 'absent' })
  expect(server.sent).toHaveLength(1)
  other.screen.confirm()
  await time.run()
  expect(server.entries.map(({ intent }) => intent)).toEqual(['intent-0001'])
})

test('an absent intent is looked up again before the next send', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 200_000, back: 50 }])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + lifetime + 20_000)
  expect(state()).toEqual({ kind: 'absent' })
  await time.run(start + 250_000)
  screen.confirm()
  await time.run()
  expect(state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.sent).toHaveLength(1)
})

test('a new tab remembers an absent intent for a day', async () => {
  const { time, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const { screen, leave } = openPage()
  screen.confirm()
  await time.run()
  leave()
  const next = openPage()
  await time.run()
  expect(next.state()).toEqual({ kind: 'absent' })
  expect(next.screen.intent()).toBe('intent-0001')
  next.leave()
  await time.run(start + 2 * 86_400_000)
  expect(openPage().state()).toEqual({ kind: 'ready' })
})

test('if the server has the first send, the answer to a repeated one is ignored', async () => {
  // The first request arrives while the second one is on its way.
  const { time, server, openPage } = createBrowser([
    { toServer: 200_000, back: 50 },
    { toServer: 150_000, back: 50 },
  ])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + 110_000)
  expect(state()).toEqual({ kind: 'absent' })
  screen.confirm()
  await time.run()
  expect(state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001', at: start + 200_000 } })
  expect(server.entries).toHaveLength(1)
})

test('a refusal after the screen has closed leaves no open intent', async () => {
  const { time, openPage } = createBrowser([{ ...quick, verdict: 'refuse' }])
  const { screen } = openPage()
  screen.confirm()
  await time.settle()
  screen.close()
  await time.run()
  expect(openPage().state()).toEqual({ kind: 'ready' })
})

describe('answers', () => {
  test.each<[string, Fate['verdict'], string, number]>([
    ['a refusal moves nothing', 'refuse', 'refused', 0],
    ['the end of the session moves nothing', 'session-ended', 'ended', 0],
    ['a failure of the server is told in its words', 'fail', 'refused', 0],
    ['a failure after the work was done is found', 'fail-after', 'done', 1],
  ])('%s', async (_what, verdict, kind, entries) => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict }])
    const { screen, state } = openPage()
    screen.confirm()
    await time.run()
    expect(state().kind).toBe(kind)
    expect(server.entries).toHaveLength(entries)
  })

  test('after a refusal the next confirm is another intent', async () => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict: 'refuse' }])
    const { screen } = openPage()
    screen.confirm()
    await time.run()
    screen.confirm()
    await time.run()
    expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0002'])
  })

  test('after a failure of the server the next confirm is the same intent', async () => {
    const { time, server, openPage } = createBrowser([{ ...quick, verdict: 'fail' }])
    const { screen, state } = openPage()
    screen.confirm()
    await time.run()
    expect(state()).toEqual({ kind: 'refused', answer: { status: false, code: 502 } })
    screen.confirm()
    await time.run()
    expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0001'])
    expect(server.entries).toHaveLength(1)
  })

  test.each([
    [{ status: true }, 'done'],
    [{ status: false, unanswered: true as const }, 'unknown'],
    [{ status: false }, 'refused'],
    [{ status: false, code: 500, msg: 'Daily deposit limit reached' }, 'refused'],
    [{ status: false, code: 5000 }, 'refused'],
    [{ status: false, code: 1001 }, 'ended'],
    [{ status: false, code: 1003 }, 'ended'],
    [{ status: false, code: 4211 }, 'refused'],
    [{ status: false, code: 429 }, 'refused'],
  ])('%j is %s', (answer, outcome) => {
    expect(outcomeOf(answer)).toBe(outcome)
  })
})

test('a tab asks a server without answers for some time, then at a person’s request', async () => {
  const silence = Array.from({ length: 40 }, () => ({ loses: 'answer' as const }))
  const { time, openPage } = createBrowser([{ ...quick, loses: 'answer' }], silence)
  const { screen, state } = openPage()
  screen.confirm()
  await time.run()
  expect(time.now() - start).toBeLessThan(lifetime + 90_000)
  expect(state()).toEqual({ kind: 'unknown', asking: false })
  silence.length = 0
  screen.check()
  screen.check()
  await time.run()
  expect(state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
})

test('if the server has no look-up, a person continues with the same intent once no request can be on its way', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'answer' }])
  server.forgetQuestions()
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + lifetime - 1)
  expect(state()).toEqual({ kind: 'unknown', asking: true })
  screen.goOn()
  expect(state()).toEqual({ kind: 'unknown', asking: true })
  await time.run()
  expect(state()).toEqual({ kind: 'unknown', asking: false, blind: true })
  screen.confirm()
  screen.goOn()
  expect(state()).toEqual({ kind: 'left' })
  await time.settle()
  screen.confirm()
  await time.run()
  expect(server.sent.map(({ intent }) => intent)).toEqual(['intent-0001', 'intent-0001'])
  expect(server.entries).toHaveLength(1)
})

test('a closed screen blocks the other tabs until its call has ended', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 1000, back: 1000 }])
  const [one, other] = [openPage(), openPage()]
  one.screen.confirm()
  await time.run(start + 10)
  one.screen.close()
  other.screen.confirm()
  await time.run(start + 1500)
  expect(other.state()).toEqual({ kind: 'elsewhere' })
  await time.run()
  other.screen.confirm()
  await time.run()
  expect(other.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.entries).toHaveLength(1)
})

const key = 'livery:intent:test:river:m1:withdraw'
const keptText = (value: unknown) => JSON.stringify({ until: start + 1_000_000, mark: 0, value })

test.each([{ intent: 'x', sent: 1 }, { intent: 'intent-0001', sent: 'now' }, { intent: 7 }, [], null, 'x'])(
  'a record of %j is none',
  (value) => {
    const { openPage } = createBrowser()
    expect(openPage(createStorage(new Map([[key, keptText(value)]]))).state()).toEqual({ kind: 'ready' })
  },
)

test('a storage that throws affects only the reload', async () => {
  const { time, server, openPage } = createBrowser()
  const broken = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  }
  const { screen, state } = openPage({ ...createStorage(), getItem: broken, setItem: broken, removeItem: broken })
  screen.confirm()
  await time.run()
  expect(state().kind).toBe('done')
  expect(server.entries).toHaveLength(1)
})

test('a clock set back by a day does not make the tab ask the server for a day', async () => {
  const { time, openPage } = createBrowser()
  const kept = keptText({ intent: 'intent-0099', sent: start + 86_400_000 })
  const { state } = openPage(createStorage(new Map([[key, kept]])))
  await time.run()
  expect(state()).toEqual({ kind: 'absent' })
  expect(time.now() - start).toBeLessThan(lifetime + 60_000)
})

test('a browser without working locks can still send', async () => {
  expect(await holdAcrossTabs(undefined, 'x')).toBeTypeOf('function')
  const failing = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }
  expect(await holdAcrossTabs(failing as never, 'x')).toBeTypeOf('function')
})
