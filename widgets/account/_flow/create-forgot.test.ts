import { expect, test } from 'vitest'
import { createForgot, type ForgotEvent, reduceForgot } from './create-forgot.ts'
import { initialForgot } from './forgot-flow.ts'
import { code, openStage } from './testing/flow-stage.ts'

test('[AUT-16] a reload at the code or at the new password asks for the code again, and the tab stores no secret', async () => {
  const stage = openStage()
  const tab = stage.device.openTab()
  const flow = createForgot(stage.dependencies(tab))
  void flow.act({ type: 'account-given', account: 'malee' })
  await stage.time.run(stage.time.now() + 1500)
  expect(createForgot(stage.dependencies(tab)).view().state).toMatchObject({ step: 2, account: 'malee', otp: '' })
  void flow.act({ type: 'code-given', otp: code })
  await stage.time.run(stage.time.now() + 1500)
  expect(flow.view().state.step).toBe(3)
  const stored = () => [...tab.storage.values.values()].join()
  expect(stored()).toContain('malee')
  expect(stored()).not.toContain(code)
  const next = createForgot(stage.dependencies(tab))
  expect(next.view().state).toMatchObject({ step: 2, account: 'malee', otp: '' })
  void next.act({ type: 'code-given', otp: code })
  await stage.time.run(stage.time.now() + 1500)
  void next.act({ type: 'password-given', password: 'secret-2', confirm: 'secret-2' })
  await stage.time.settle()
  expect(stage.count('user/reset-login-password')).toBe(1)
  expect(stored()).toContain('malee')
  for (const secret of [code, 'secret-2']) expect(stored()).not.toContain(secret)
  await stage.time.run()
  expect(next.view().state.step).toBe('success')
  expect(createForgot(stage.dependencies(tab)).view().state.step).toBe(1)
})

test('[AUT-16] if the visitor goes back or leaves, the tab no longer stores the account', async () => {
  for (const type of ['back', 'left'] as const) {
    const stage = openStage()
    const tab = stage.device.openTab()
    const flow = createForgot(stage.dependencies(tab))
    void flow.act({ type: 'account-given', account: 'malee' })
    await stage.time.run(stage.time.now() + 1500)
    void flow.act({ type })
    expect(createForgot(stage.dependencies(tab)).view().state.step).toBe(1)
  }
})

test.each([
  ['logs in with the new password', { status: true }, { step: 1, account: '' }],
  ['shows an unknown outcome after a later refusal', { status: false, noResponse: true as const }, { step: 'unknown' }],
])('[AUT-16] if the response to a reset is lost, the flow %s', async (_what, login, state) => {
  let isUsed = false
  const stage = openStage({
    'user/reset-login-password': () => {
      const response = isUsed
        ? { status: false, code: 4102, msg: 'Expired.' }
        : { status: false, noResponse: true as const }
      isUsed = true
      return response
    },
    'index/auth': () => login,
  })
  const flow = createForgot(stage.dependencies(stage.device.openTab()))
  const events = [
    { type: 'account-given', account: '660812345678' },
    { type: 'code-given', otp: code },
    { type: 'password-given', password: 'secret-2', confirm: 'secret-2' },
    { type: 'password-given', password: 'secret-3', confirm: 'secret-3' },
  ] as const
  for (const event of events) {
    void flow.act(event)
    await stage.time.run(stage.time.now() + 2500)
  }
  expect(flow.view().state).toMatchObject(state)
  const logins = stage.calls.filter(({ endpoint }) => endpoint === 'index/auth')
  expect(new Set(logins.map(({ payload }) => payload.password))).toEqual(new Set(['secret-2']))
})

test.each([
  ['660812345678', 1],
  ['malee', 0],
  ['malee@example.com', 0],
])(
  '[AUT-18] if the response to a reset is lost, the flow logs in as %s with mobile_check %d',
  async (account, mobile_check) => {
    const stage = openStage({ 'user/reset-login-password': () => ({ status: false, noResponse: true as const }) })
    const flow = createForgot(stage.dependencies(stage.device.openTab()))
    const events = [
      { type: 'account-given', account },
      { type: 'code-given', otp: code },
      { type: 'password-given', password: 'secret-2', confirm: 'secret-2' },
    ] as const
    for (const event of events) {
      void flow.act(event)
      await stage.time.run(stage.time.now() + 2500)
    }
    const logins = stage.calls.filter(({ endpoint }) => endpoint === 'index/auth')
    expect(logins.map(({ payload }) => payload)).toEqual([{ username: account, password: 'secret-2', mobile_check }])
  },
)

test('[AUT-16] if the response to a reset of one account is lost, a refused reset of another account tries no login', async () => {
  const resets = [
    { status: false, noResponse: true as const },
    { status: false, code: 4102, msg: 'Expired.' },
  ]
  const stage = openStage({
    'user/reset-login-password': () => resets.shift() ?? { status: true },
    'index/auth': () => ({ status: false }),
  })
  const flow = createForgot(stage.dependencies(stage.device.openTab()))
  for (const account of ['malee', 'somchai']) {
    const events = [
      { type: 'account-given', account },
      { type: 'code-given', otp: code },
      { type: 'password-given', password: `secret-of-${account}`, confirm: `secret-of-${account}` },
      { type: 'left' },
    ] as const
    for (const event of events) {
      void flow.act(event)
      await stage.time.run(stage.time.now() + 2500)
    }
  }
  expect(stage.logins).toEqual(['malee'])
})

test('[AUT-16] a successful reset settles an earlier reset whose response was lost', async () => {
  const refused = { status: false, code: 4102, msg: 'Expired.' }
  const resets = [{ status: false, noResponse: true as const }, { status: true }, refused]
  const stage = openStage({
    'user/reset-login-password': () => resets.shift() ?? refused,
    'index/auth': () => ({ status: false }),
  })
  const flow = createForgot(stage.dependencies(stage.device.openTab()))
  const password = { type: 'password-given', password: 'secret-2', confirm: 'secret-2' } as const
  const begin = [
    { type: 'account-given', account: '660812345678' },
    { type: 'code-given', otp: code },
  ] as const
  for (const event of [...begin, password, password, { type: 'left' } as const, ...begin, password]) {
    void flow.act(event)
    await stage.time.run(stage.time.now() + 2500)
  }
  expect([flow.view().state.step, stage.logins.length]).toEqual(['refused', 1])
})

test.each<[ForgotEvent, number]>([
  [{ type: 'account-given', account: 'malee' }, 1],
  [{ type: 'code-requested-again' }, 2],
  [{ type: 'code-given', otp: code }, 2],
  [{ type: 'password-given', password: 'secret-2', confirm: 'secret-2' }, 3],
])('[AUT-16] %j makes a call only in step %s of a forgotten password', (event, step) => {
  const calling = ([1, 2, 3, 'success', 'refused', 'unknown'] as const).filter(
    (one) => reduceForgot({ ...initialForgot, step: one }, event).effects.length > 0,
  )
  expect(calling).toEqual([step])
})
