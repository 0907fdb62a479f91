import { describe, expect, test } from 'vitest'
import { createVerification } from '../_profile/create-verification.ts'
import { codeGiver } from './code-giver.ts'
import { createForgot, type ForgotEvent, reduceForgot } from './create-forgot.ts'
import { createLogin, type LoginEvent, reduceLogin } from './create-login.ts'
import { initialForgot } from './forgot-flow.ts'
import { initialLogin } from './login-flow.ts'
import { code, openStage, sent } from './testing/flow-stage.ts'

describe('a forgotten password', () => {
  test('[AUT-16] a reload at the code or at the new password asks for the code again, and stores no secret', async () => {
    const stage = openStage()
    const tab = stage.device.openTab()
    const flow = createForgot(stage.dependencies(tab))
    void flow.act({ type: 'account-given', account: 'malee' })
    await stage.time.run(stage.time.now() + 1500)
    expect(createForgot(stage.dependencies(tab)).view().state).toMatchObject({ step: 2, account: 'malee', otp: '' })
    void flow.act({ type: 'code-given', otp: code })
    await stage.time.run(stage.time.now() + 1500)
    expect(flow.view().state.step).toBe(3)
    expect([...tab.storage.values.values()].join()).not.toContain(code)
    const next = createForgot(stage.dependencies(tab))
    expect(next.view().state).toMatchObject({ step: 2, account: 'malee', otp: '' })
    void next.act({ type: 'code-given', otp: code })
    await stage.time.run(stage.time.now() + 1500)
    void next.act({ type: 'password-given', password: 'secret-2', confirm: 'secret-2' })
    await stage.time.run()
    expect(next.view().state.step).toBe('success')
    expect(createForgot(stage.dependencies(tab)).view().state.step).toBe(1)
  })

  test('[AUT-16] going back and leaving remove the stored account', async () => {
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
    [
      'says that a later refusal leaves the outcome open',
      { status: false, noResponse: true as const },
      { step: 'uncertain' },
    ],
  ])('[AUT-16] after the lost response of a reset, the flow %s', async (_what, login, state) => {
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

  test('[AUT-16] the lost response to a reset of one account logs nobody in after the refused reset of another', async () => {
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

  test('[AUT-16] a successful reset settles an earlier one without a response', async () => {
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
    expect([flow.view().state.step, stage.logins.length]).toEqual(['failed', 1])
  })

  test('[AUT-03] a reload within the login asks for the code again; without a forgotten password it begins again', async () => {
    const stage = openStage()
    const tab = stage.device.openTab()
    const open = () => createLogin(stage.dependencies(tab))
    const flow = open()
    void flow.act({ type: 'phone-given', username: '660812345678' })
    expect(open().view().state.step).toBe(1)
    void flow.act({ type: 'code-requested' })
    await stage.time.run(stage.time.now() + 1500)
    expect(open().view().state).toMatchObject({ step: 10, username: '660812345678' })
    void flow.act({ type: 'back' })
    expect(open().view().state.step).toBe(1)
  })
})

describe('one-time passwords', () => {
  test('[AUT-03] a double press on "forgot password" sends one code', async () => {
    const stage = openStage()
    const flow = createLogin(stage.dependencies(stage.device.openTab()))
    void flow.act({ type: 'phone-given', username: '660812345678' })
    for (let press = 0; press < 2; press++) void flow.act({ type: 'code-requested' })
    await stage.time.run(stage.time.now() + 1500)
    expect(stage.count('user/forgot-password-tac')).toBe(1)
    expect(flow.view().state.step).toBe(10)
  })

  test('[AUT-11] a code that was already sent counts as sent, and the next one waits', async () => {
    const stage = openStage({ 'user/forgot-password-tac': () => ({ ...sent, status: false, code: 140014 }) })
    const flow = createForgot(stage.dependencies(stage.device.openTab()))
    void flow.act({ type: 'account-given', account: 'malee' })
    await stage.time.run(stage.time.now() + 1500)
    void flow.act({ type: 'code-requested-again' })
    await stage.time.run()
    expect([flow.view().state.step, stage.count('user/forgot-password-tac'), stage.failures]).toEqual([2, 1, []])
  })

  test('[AUT-09] ten tabs that request another code at the same time send one', async () => {
    const stage = openStage()
    const flows = Array.from({ length: 10 }, () => createLogin(stage.dependencies(stage.device.openTab())))
    for (const flow of flows) {
      void flow.act({ type: 'phone-given', username: '660812345678' })
      flow.receive({ type: 'code-sent', sendType: 'sms' })
      void flow.act({ type: 'code-requested-again' })
    }
    await stage.time.run()
    expect(stage.count('user/forgot-password-tac')).toBe(1)
  })

  test('wrong codes are counted, and a new code resets the count', async () => {
    const stage = openStage({ 'user/verify-forget-tac': () => ({ status: false, code: 4101, msg: 'Wrong.' }) })
    const flow = createForgot(stage.dependencies(stage.device.openTab()))
    void flow.act({ type: 'account-given', account: 'malee' })
    await stage.time.run(stage.time.now() + 1500)
    const give = codeGiver(() => flow)
    const wrong = give('000000')
    await stage.time.run(stage.time.now() + 1500)
    expect([await wrong, flow.view().state.wrongCodes]).toEqual([false, 1])
    await stage.time.run(stage.time.now() + 300_000)
    void flow.act({ type: 'code-requested-again' })
    await stage.time.run()
    expect(flow.view().state.wrongCodes).toBe(0)
  })

  test.each([
    ['that is right', { status: true }, true],
    ['that is wrong', { status: false, code: 4101 }, false],
    ['without a response', { status: false, noResponse: true as const }, undefined],
    ['refused by a busy backend', { status: false, code: 429 }, undefined],
    ['refused by a failing backend', { status: false, code: 5000 }, undefined],
  ])('a code %s counts as right, wrong or neither', async (_what, response, expected) => {
    const stage = openStage({ 'user/verify-forget-tac': () => response })
    const flow = createLogin(stage.dependencies(stage.device.openTab()))
    void flow.act({ type: 'phone-given', username: '660812345678' })
    void flow.act({ type: 'code-requested' })
    await stage.time.run(stage.time.now() + 1500)
    const given = codeGiver(() => flow)(code)
    await stage.time.run()
    expect(await given).toBe(expected)
  })

  test.each([
    ['has verified the contact ends well', true, 'success'],
    ['has not arrived stays at the code', false, 2],
  ])('[STA-10] a verification whose lost call %s', async (_what, isDone, step) => {
    const stage = openStage({
      'user/request-verify-tac': () => sent,
      'user/verify-contact': () => ({ status: false, noResponse: true }),
    })
    stage.device.become('malee')
    let isVerified = false
    const refresh = async () => void (isVerified = isDone)
    const contact = { kind: 'phone' as const, value: '66-0812345678', refresh, isVerified: () => isVerified }
    const flow = createVerification(contact, stage.dependencies(stage.device.openTab()))
    void flow.act({ type: 'code-requested', again: false })
    await stage.time.run(stage.time.now() + 1500)
    void flow.act({ type: 'code-given', otp: code })
    await stage.time.run()
    expect(flow.view().state).toEqual({ step, wrongCodes: 0 })
  })

  test('[STA-10] a verification that is closed while its code is sent restarts', async () => {
    const stage = openStage({ 'user/request-verify-tac': () => sent })
    stage.device.become('malee')
    const contact = { kind: 'phone' as const, value: '66-0812345678', refresh: async () => {}, isVerified: () => false }
    const flow = createVerification(contact, stage.dependencies(stage.device.openTab()))
    for (let press = 0; press < 2; press++) void flow.act({ type: 'code-requested', again: false })
    void flow.act({ type: 'left' })
    await stage.time.run()
    expect([flow.view().state.step, stage.count('user/request-verify-tac')]).toEqual([1, 1])
  })
})

test.each<[LoginEvent, number]>([
  [{ type: 'password-given', password: 'secret-1' }, 2],
  [{ type: 'code-requested' }, 2],
  [{ type: 'code-requested-again' }, 10],
  [{ type: 'code-given', otp: code }, 10],
  [{ type: 'new-password-given', password: 'secret-2' }, 11],
])('[AUT-03] %j makes a call in step %d of a login only', (event, step) => {
  const calling = ([1, 2, 10, 11, 12] as const).filter(
    (one) => reduceLogin({ ...initialLogin, step: one }, event).effects.length > 0,
  )
  expect(calling).toEqual([step])
})

test.each<[ForgotEvent, number]>([
  [{ type: 'account-given', account: 'malee' }, 1],
  [{ type: 'code-requested-again' }, 2],
  [{ type: 'code-given', otp: code }, 2],
  [{ type: 'password-given', password: 'secret-2', confirm: 'secret-2' }, 3],
])('[AUT-16] %j makes a call in step %s of a forgotten password only', (event, step) => {
  const calling = ([1, 2, 3, 'success', 'failed', 'uncertain'] as const).filter(
    (one) => reduceForgot({ ...initialForgot, step: one }, event).effects.length > 0,
  )
  expect(calling).toEqual([step])
})

test('[AUT-03] a refused new password leads back to the password step, where a new code can be requested', async () => {
  const stage = openStage({
    'user/verify-forget-tac': () => ({ status: true }),
    'user/reset-login-password': () => ({ status: false, code: 4102, msg: 'Expired.' }),
  })
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  const steps = [
    { type: 'phone-given', username: '660812345678' },
    { type: 'code-requested' },
    { type: 'code-given', otp: code },
    { type: 'new-password-given', password: 'secret-2' },
  ] as const
  for (const event of steps) {
    void flow.act(event)
    await stage.time.run(stage.time.now() + 1500)
  }
  expect([flow.view().state.step, stage.failures]).toEqual([2, ['Expired.']])
})

test('[AUT-03] after a lost response, the password step says that a refused password may be in use', async () => {
  const responses = [
    { status: false, noResponse: true as const },
    { status: false, code: 4102, msg: 'Expired.' },
  ]
  const stage = openStage({
    'user/verify-forget-tac': () => ({ status: true }),
    'user/reset-login-password': () => responses.shift() ?? { status: true },
    'index/auth': () => ({ status: false, noResponse: true as const }),
  })
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  const events = [
    { type: 'phone-given', username: '660812345678' },
    { type: 'code-requested' },
    { type: 'code-given', otp: code },
    { type: 'new-password-given', password: 'secret-2' },
    { type: 'new-password-given', password: 'secret-3' },
  ] as const
  for (const event of events) {
    void flow.act(event)
    await stage.time.run(stage.time.now() + 2500)
  }
  expect(flow.view().state).toMatchObject({ step: 2, isPasswordUncertain: true })
  void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 2500)
  expect(flow.view().state.isPasswordUncertain).toBeUndefined()
})

test('[AUT-03] the number cannot change while a login runs', async () => {
  const stage = openStage()
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  void flow.act({ type: 'password-given', password: 'secret-1' })
  void flow.act({ type: 'other-number' })
  expect(flow.view().state.step).toBe(2)
})

test('[AUT-03] a login is sent once, and its page restarts for the next visitor', async () => {
  const stage = openStage()
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  for (let press = 0; press < 5; press++) void flow.act({ type: 'password-given', password: 'secret-1' })
  await stage.time.run()
  expect(stage.logins).toEqual(['660812345678'])
  expect(flow.view().state).toMatchObject({ step: 1, username: '' })
})
