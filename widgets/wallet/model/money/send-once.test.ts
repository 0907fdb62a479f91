import { expect, test } from 'vitest'
import { createBrowser, lifetime, quick, start } from './testing/money-browser.ts'

test('[DEP-01] twenty simultaneous confirms make one call', async () => {
  const { time, server, openPage } = createBrowser()
  const { screen, state } = openPage()
  for (let click = 0; click < 20; click++) screen.confirm()
  expect(state()).toEqual({ kind: 'sending' })
  await time.run()
  expect(server.sent).toHaveLength(1)
  expect(state()).toEqual({ kind: 'done', response: { status: true, data: { place: 0 } } })
  screen.confirm()
  await time.run()
  expect(server.entries).toHaveLength(1)
})

test('after a lost response, a look-up finds the outcome, and nothing is sent again', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'response' }])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + 29_000)
  expect(state()).toEqual({ kind: 'sending' })
  await time.run(start + 30_001)
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
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
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
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

test('after a reload during the call the outcome is unknown, and the tab looks it up', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 2000, back: 50 }])
  const page = openPage()
  page.screen.confirm()
  await time.run(start + 100)
  const next = page.reload()
  expect(next.state()).toEqual({ kind: 'unknown', isLookingUp: true })
  next.screen.confirm()
  await time.run()
  expect(next.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.sent).toHaveLength(1)
})

test('while one tab sends, another tab sends nothing, and can send afterwards', async () => {
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

test('[DEP-01] a tab closed during its call leaves the intent to the next tab, which looks it up first', async () => {
  const { time, server, openPage } = createBrowser([{ toServer: 2000, back: 50 }])
  const closed = openPage()
  closed.screen.confirm()
  await time.run(start + 100)
  closed.leave()
  const next = openPage()
  expect(next.state()).toEqual({ kind: 'unknown', isLookingUp: true })
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
  expect(other.state()).toEqual({ kind: 'unknown', isLookingUp: true })
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

test('a new tab finds an absent intent, but not after two days', async () => {
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

test('the response to a repeated send is ignored if the server already has the first send', async () => {
  // The first request arrives while the second request is in transit.
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

test('a tab asks a silent server automatically for some time, and then only at a person’s request', async () => {
  const silence = Array.from({ length: 40 }, () => ({ loses: 'response' as const }))
  const { time, openPage } = createBrowser([{ ...quick, loses: 'response' }], silence)
  const { screen, state } = openPage()
  screen.confirm()
  await time.run()
  expect(time.now() - start).toBeLessThan(lifetime + 90_000)
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: false })
  silence.length = 0
  screen.check()
  screen.check()
  await time.run()
  expect(state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
})

test('if the server has no look-up, the member continues with the same intent once no request can still arrive', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'response' }])
  server.removeLookUp()
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + lifetime - 1)
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
  screen.proceed()
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
  await time.run()
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: false, blind: true })
  screen.confirm()
  screen.proceed()
  expect(state()).toEqual({ kind: 'continued' })
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
  await time.run(start + 20)
  other.screen.confirm()
  await time.run(start + 1500)
  expect(other.state()).toEqual({ kind: 'elsewhere' })
  await time.run()
  other.screen.confirm()
  await time.run()
  expect(other.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
  expect(server.entries).toHaveLength(1)
})

test('[DEP-01] a screen closed during the look-up after its response does not block later screens', async () => {
  const { time, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const [one, other] = [openPage(), openPage()]
  one.screen.confirm()
  await time.run()
  expect(one.state()).toEqual({ kind: 'absent' })
  one.screen.confirm()
  // The look-up before the send, the send and the look-up after it take 100 ms each.
  await time.run(time.now() + 250)
  one.screen.close()
  await time.run()
  other.screen.confirm()
  await time.run()
  expect(other.state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
})

test('[DEP-01] a screen closed during the look-up before its send sends nothing', async () => {
  const { time, server, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const { screen, state } = openPage()
  screen.confirm()
  await time.run()
  expect(state()).toEqual({ kind: 'absent' })
  screen.confirm()
  await time.run(time.now() + 50)
  screen.close()
  await time.run()
  expect(server.sent).toHaveLength(1)
})

test('a screen that closes before it gets the lock does not block later screens', async () => {
  const { time, openPage } = createBrowser([{ ...quick, loses: 'request' }])
  const first = openPage()
  first.screen.confirm()
  await time.run(start + 100)
  first.leave()
  openPage().screen.close()
  await time.settle()
  const { screen, state } = openPage()
  await time.run()
  screen.confirm()
  await time.run()
  expect(state()).toMatchObject({ kind: 'done' })
})

test.each([
  ['success', undefined],
  ['refusal', 'refuse'],
] as const)('the %s of a repeated send counts only after a look-up with a response', async (_what, verdict) => {
  const lookUps: { loses?: 'response' }[] = []
  const fates = [
    { toServer: 200_000, back: 50 },
    { ...quick, ...(verdict && { verdict }) },
  ]
  const { time, openPage } = createBrowser(fates, lookUps)
  const { screen, state } = openPage()
  screen.confirm()
  await time.run(start + 110_000)
  expect(state()).toEqual({ kind: 'absent' })
  lookUps.push({}, { loses: 'response' })
  screen.confirm()
  // The look-up before the send and the send take 100 ms each. The lost response to the look-up after it takes 5 s.
  await time.run(start + 115_300)
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
  await time.run()
  expect(state()).toMatchObject({ kind: 'done', found: { intent: 'intent-0001' } })
})
