import { expect, test } from 'vitest'
import { createVerification } from '../_profile/create-verification.ts'
import { codeGiver } from './code-giver.ts'
import { createForgot } from './create-forgot.ts'
import { createLogin } from './create-login.ts'
import { code, openStage, sent } from './testing/flow-stage.ts'

test('[AUT-03] a double press on "forgot password" sends one code', async () => {
  const stage = openStage()
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  for (let press = 0; press < 2; press++) void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 1500)
  expect(stage.count('user/forgot-password-tac')).toBe(1)
  expect(flow.view().state.step).toBe(10)
})

test('[AUT-11] if the backend has sent a code shortly before, the flow asks for this code and delays the request for the next code', async () => {
  const stage = openStage({ 'user/forgot-password-tac': () => ({ ...sent, status: false, code: 140014 }) })
  const flow = createForgot(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'account-given', account: 'malee' })
  await stage.time.run(stage.time.now() + 1500)
  void flow.act({ type: 'code-requested-again' })
  await stage.time.run()
  expect([flow.view().state.step, stage.count('user/forgot-password-tac'), stage.failures]).toEqual([2, 1, []])
})

test('[AUT-09] if ten tabs request another code at the same time, one tab sends the request', async () => {
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
  expect([await wrong, flow.view().state.wrongCodes]).toEqual([{ isWrong: true }, 1])
  await stage.time.run(stage.time.now() + 300_000)
  void flow.act({ type: 'code-requested-again' })
  await stage.time.run()
  expect(flow.view().state.wrongCodes).toBe(0)
})

test.each([
  ['that is right leads on', { status: true }, false, 11],
  ['that is wrong is counted', { status: false, code: 4101 }, true, 10],
  ['without a response counts as neither right nor wrong', { status: false, noResponse: true as const }, false, 10],
  ['refused by a busy backend counts as neither right nor wrong', { status: false, code: 429 }, false, 10],
  ['refused by a failing backend counts as neither right nor wrong', { status: false, code: 5000 }, false, 10],
])('a code %s', async (_what, response, isWrong, step) => {
  const stage = openStage({ 'user/verify-forget-tac': () => response })
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 1500)
  const given = codeGiver(() => flow)(code)
  await stage.time.run(stage.time.now() + 2500)
  expect(await given).toEqual({ isWrong })
  expect(flow.view().state.step).toBe(step)
})

test('a wrong code is not counted if the visitor has gone back during its check', async () => {
  const stage = openStage({ 'user/verify-forget-tac': () => ({ status: false, code: 4101 }) })
  const flow = createLogin(stage.dependencies(stage.device.openTab()))
  void flow.act({ type: 'phone-given', username: '660812345678' })
  void flow.act({ type: 'code-requested' })
  await stage.time.run(stage.time.now() + 1500)
  const given = codeGiver(() => flow)(code)
  void flow.act({ type: 'back' })
  await stage.time.run()
  expect(await given).toEqual({ isWrong: false })
  expect(flow.view().state).toMatchObject({ step: 2, wrongCodes: 0 })
})

test.each([
  ['succeeds if a call without a response has verified the contact', true, 'success'],
  ['stays at the code if a call without a response has verified nothing', false, 2],
])('[STA-10] a verification %s', async (_what, isDone, step) => {
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

test('[STA-10] if a member leaves a verification while the backend sends the code, the verification starts over', async () => {
  const stage = openStage({ 'user/request-verify-tac': () => sent })
  stage.device.become('malee')
  const contact = { kind: 'phone' as const, value: '66-0812345678', refresh: async () => {}, isVerified: () => false }
  const flow = createVerification(contact, stage.dependencies(stage.device.openTab()))
  for (let press = 0; press < 2; press++) void flow.act({ type: 'code-requested', again: false })
  void flow.act({ type: 'left' })
  await stage.time.run()
  expect([flow.view().state.step, stage.count('user/request-verify-tac')]).toEqual([1, 1])
})
