import { expect, test } from 'vitest'
import { createLogin, type LoginEvent, reduceLogin } from './create-login.ts'
import { initialLogin } from './login-flow.ts'
import { code, openStage } from './testing/flow-stage.ts'

test('[AUT-03] after a reload, the login asks for the password again, or for the code if the visitor has forgotten the password', async () => {
  const stage = openStage()
  const tab = stage.device.openTab()
  const open = () => createLogin(stage.dependencies(tab))
  const flow = open()
  void flow.act({ type: 'phone-given', username: '660812345678' })
  expect(open().view().state).toMatchObject({ step: 2, username: '660812345678' })
  void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 1500)
  expect(open().view().state).toMatchObject({ step: 10, username: '660812345678' })
  void flow.act({ type: 'back' })
  expect(open().view().state).toMatchObject({ step: 2, username: '660812345678' })
  void flow.act({ type: 'other-number' })
  expect(open().view().state).toEqual(initialLogin)
})

test.each<[LoginEvent, number]>([
  [{ type: 'password-given', password: 'secret-1' }, 2],
  [{ type: 'code-requested' }, 2],
  [{ type: 'code-requested-again' }, 10],
  [{ type: 'code-given', otp: code }, 10],
  [{ type: 'new-password-given', password: 'secret-2' }, 11],
])('[AUT-03] %j makes a call only in step %d of a login', (event, step) => {
  const calling = ([1, 2, 10, 11, 12] as const).filter(
    (one) => reduceLogin({ ...initialLogin, step: one }, event).effects.length > 0,
  )
  expect(calling).toEqual([step])
})

test('[AUT-03] a refused new password leads back to the password step and shows the server’s message', async () => {
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

test('[AUT-03] if the response to a new password is lost and the next password is refused, the password step knows that one may be in use', async () => {
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
  expect(flow.view().state).toMatchObject({ step: 2, isResetOutcomeUnknown: true })
  void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 2500)
  expect(flow.view().state.isResetOutcomeUnknown).toBeUndefined()
})

test('[AUT-03] the number cannot change while a login runs', async () => {
  const stage = openStage()
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  void flow.act({ type: 'password-given', password: 'secret-1' })
  void flow.act({ type: 'other-number' })
  expect(flow.view().state.step).toBe(2)
})

test('[AUT-03] repeated presses send one login, and the flow then returns to the step of the phone number', async () => {
  const stage = openStage()
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  for (let press = 0; press < 5; press++) void flow.act({ type: 'password-given', password: 'secret-1' })
  await stage.time.run()
  expect(stage.logins).toEqual(['660812345678'])
  expect(flow.view().state).toMatchObject({ step: 1, username: '' })
})
