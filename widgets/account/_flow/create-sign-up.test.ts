import { describe, expect, test } from 'vitest'
import { codeGiver } from './code-giver.ts'
import { createSignUp, reduceSignUp, type SignUpEvent } from './create-sign-up.ts'
import { initialSignUp } from './sign-up-flow.ts'
import { setting } from './testing/auth-stage.ts'
import { code, events, go, openStage, right } from './testing/flow-stage.ts'

describe('sign-up', () => {
  test('[AUT-04] [AUT-12] repeated presses on the last step register the member once, and after 3 s log the member in once', async () => {
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    expect(flow.view().state).toMatchObject({ step: 5, draft: { acc_name: 'Somchai J', account_name_verify: 1 } })
    for (let press = 0; press < 3; press++) void flow.act(events[5] as SignUpEvent)
    const registered = stage.time.now() + 1000
    await stage.time.run(registered + 2999)
    expect([flow.view().state.step, stage.registrations, stage.logins]).toEqual([7, [registered], []])
    await stage.time.run(registered + 3000)
    expect(stage.logins).toEqual(['660812345678'])
    await stage.time.run()
    expect(stage.calls.filter(({ payload }) => payload.page === 2)).toHaveLength(1)
    expect(stage.logins).toEqual(['660812345678'])
  })

  test.each([
    ['phone-submitted', 0, ['register/register-v2', 'user/request-register-tac']],
    ['code-given', 1, ['register/register-v2']],
    ['password-submitted', 2, ['user/get-bank-list']],
    ['bank-chosen', 3, []],
    ['look-up-requested', 4, ['register/register-v2']],
    ['account-submitted', 5, ['register/register-v2']],
  ] as const)('[AUT-12] the event %s makes each of its calls once for 20 presses', async (type, index, expected) => {
    expect(events[index]?.type).toBe(type)
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, index)
    const before = stage.calls.length
    for (let press = 0; press < 20; press++) void flow.act(events[index] as SignUpEvent)
    await stage.time.run(stage.time.now() + 2500)
    expect(stage.calls.slice(before).map(({ endpoint }) => endpoint)).toEqual(expected)
  })

  test.each<[SignUpEvent, number]>([
    [events[0] as SignUpEvent, 1],
    [events[1] as SignUpEvent, 2],
    [{ type: 'code-requested-again' }, 2],
    [events[2] as SignUpEvent, 3],
    [events[4] as SignUpEvent, 5],
    [events[5] as SignUpEvent, 5],
  ])('[AUT-04] %j makes a call only in step %d', (event, step) => {
    const calling = ([1, 2, 3, 4, 5, 7] as const).filter(
      (one) => reduceSignUp({ ...initialSignUp, step: one }, event, setting).effects.length > 0,
    )
    expect(calling).toEqual([step])
  })

  test('[AUT-13] an account whose name is not looked up yet is not submitted', async () => {
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 4)
    void flow.act(events[5] as SignUpEvent)
    await stage.time.run()
    expect(stage.calls.filter(({ payload }) => payload.page === 2)).toEqual([])
  })

  test('after a lost response the step stays, and the visitor can try again', async () => {
    let isLost = true
    const stage = openStage({
      'register/register-v2': () => (isLost ? { status: false, noResponse: true } : right),
    })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 1)
    expect([flow.view().state.step, flow.view().isBusy, stage.failures.length]).toEqual([1, false, 1])
    isLost = false
    await go(stage, flow, 1)
    expect(flow.view().state.step).toBe(2)
  })

  describe('[AUT-12] a final submit without a response', () => {
    const lost = { status: false, noResponse: true as const }
    const taken = { status: false, code: 4111, msg: 'This number has an account.' }

    async function submit(answers: readonly object[], auth: () => typeof lost | { status: true }) {
      const given = [...answers]
      const stage = openStage({
        'register/register-v2': ({ page }: { page: number }) => (page === 2 ? given.shift() : right) as typeof right,
        'index/auth': auth,
      })
      const flow = stage.signUp(stage.device.openTab())
      await go(stage, flow, 5)
      for (const _ of answers) {
        void flow.act(events[5] as SignUpEvent)
        await stage.time.run(stage.time.now() + 2500)
      }
      return { stage, flow }
    }

    test('logs the member in if the backend has created the account', async () => {
      const { stage } = await submit([lost], () => ({ status: true }))
      expect([stage.logins, stage.failures, stage.registrations.length]).toEqual([['660812345678'], [], 1])
    })

    test('logs the member in if the backend refuses the next submit, because the number is taken', async () => {
      let isAway = true
      const { stage } = await submit([lost, taken], () => {
        const response = isAway ? lost : { status: true as const }
        isAway = false
        return response
      })
      expect([stage.logins.length, stage.failures, stage.registrations.length]).toEqual([2, [undefined], 1])
    })

    test('shows the refusal if the login fails', async () => {
      const { stage, flow } = await submit([lost, taken], () => lost)
      expect([flow.view().state.step, stage.failures, stage.registrations]).toEqual([5, [undefined, taken.msg], []])
    })

    test('tries a login, unlike a submit that the backend refuses', async () => {
      const { stage } = await submit([taken], () => ({ status: true }))
      expect([stage.logins, stage.failures]).toEqual([[], [taken.msg]])
    })
  })

  test('[AUT-12] if the visitor goes back during the last submit, the next submit logs the new member in', async () => {
    const answers = [right, { status: false, code: 4111, msg: 'This number has an account.' }]
    const stage = openStage({
      'register/register-v2': ({ page }: { page: number }) => (page === 2 ? answers.shift() : right) as typeof right,
    })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    void flow.act(events[5] as SignUpEvent)
    void flow.act({ type: 'edit-bank' })
    await stage.time.run(stage.time.now() + 2500)
    expect([flow.view().state.step, stage.logins, stage.registrations.length]).toEqual([4, [], 1])
    for (const event of [events[3], events[5]]) {
      void flow.act(event as SignUpEvent)
      await stage.time.run(stage.time.now() + 2500)
    }
    expect([stage.logins, stage.failures, stage.registrations.length]).toEqual([['660812345678'], [], 1])
  })

  test('[AUT-12] if the visitor leaves during the last submit and it succeeds, the registration is still tracked', async () => {
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    void flow.act(events[5] as SignUpEvent)
    void flow.act({ type: 'left' })
    await stage.time.run()
    expect([flow.view().state, stage.logins, stage.registrations.length]).toEqual([initialSignUp, [], 1])
  })

  test('[AUT-12] after a lost response to a second submit, the login uses the password of the first submit', async () => {
    const answers = [right, { status: false, noResponse: true }]
    const stage = openStage({
      'register/register-v2': ({ page }: { page: number }) => (page === 2 ? answers.shift() : right) as typeof right,
    })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    const another = { type: 'password-submitted', password: 'secret-2', details: {} } as const
    void flow.act(events[5] as SignUpEvent)
    for (const event of [{ type: 'edit-bank' }, { type: 'edit-password' }, another, events[5]]) {
      void flow.act(event as SignUpEvent)
      await stage.time.run(stage.time.now() + 2500)
    }
    const logins = stage.calls.filter(({ endpoint }) => endpoint === 'index/auth')
    expect(logins.map(({ payload }) => payload.password)).toEqual(['secret-1'])
    expect(stage.registrations).toHaveLength(1)
  })

  test('if the visitor goes back from the code, the response to the code changes nothing', async () => {
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 1)
    void flow.act({ type: 'code-given', otp: code })
    void flow.act({ type: 'cancel-code' })
    await stage.time.run()
    expect(flow.view().state).toMatchObject({ step: 1, draft: { sms_otp: '', smsverify: 0 } })
  })

  test('a reload keeps the details without password and code, and asks for the code again', async () => {
    const stage = openStage()
    const tab = stage.device.openTab()
    const flow = stage.signUp(tab)
    await go(stage, flow, 5)
    const kept = [...tab.storage.values.values()].join()
    for (const secret of ['secret-1', code]) expect(kept).not.toContain(secret)
    const next = stage.signUp(tab)
    expect(next.view().state).toMatchObject({ step: 2, draft: { username: '660812345678', smsverify: 0 } })
    void next.act(events[1] as SignUpEvent)
    await stage.time.run(stage.time.now() + 2500)
    void next.act(events[2] as SignUpEvent)
    expect(next.view().state).toMatchObject({ step: 5, bank: { id: 4 }, draft: { acc_number: '1234567890' } })
  })

  test('after somebody has logged in and out, an abandoned sign-up is not shown', async () => {
    const stage = openStage()
    const tab = stage.device.openTab()
    const shown = stage.signUp(tab)
    await go(stage, shown, 3)
    stage.device.become('somchai')
    stage.device.become(undefined)
    expect(shown.view().state).toEqual(initialSignUp)
    expect(stage.signUp(tab).view().state).toEqual(initialSignUp)
  })

  test('if another visitor has logged in meanwhile, a response changes nothing and shows nothing', async () => {
    const stage = openStage({ 'register/register-v2': () => ({ status: false, code: 1001, msg: 'Ended.' }) })
    const flow = stage.signUp(stage.device.openTab())
    void flow.act(events[0] as SignUpEvent)
    stage.device.become('somchai')
    await stage.time.run()
    expect([flow.view().state, stage.failures]).toEqual([initialSignUp, []])
  })

  test('[AUT-13] a changed number drops the name that was looked up', async () => {
    const stage = openStage()
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    void flow.act({ type: 'number-changed', number: '1234567890' })
    expect(flow.view().state.draft.acc_name).toBe('Somchai J')
    void flow.act({ type: 'number-changed', number: '123456789' })
    expect(flow.view().state.draft).toMatchObject({ acc_name: '', account_name_verify: 0 })
  })
})

describe('a sign-up in a currency without banks', () => {
  const isFinal = ({ payload }: { readonly payload: Readonly<Record<string, unknown>> }) => payload.page === 2

  test('[AUT-12] the password is the last step, and the member is registered without a bank account', async () => {
    const stage = openStage({ 'user/get-bank-list': () => ({ status: true, data: { data: [] } }) })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 3)
    await stage.time.run()
    expect(stage.calls.find(({ endpoint }) => endpoint === 'user/get-bank-list')?.payload.currency).toBe('THB')
    const drafts = stage.calls.filter(isFinal).map(({ payload }) => JSON.parse(String(payload.content)) as object)
    expect(drafts).toEqual([expect.objectContaining({ bank_id: 0, acc_number: '', password: 'secret-1' })])
    expect(stage.logins).toEqual(['660812345678'])
  })

  test('[AUT-12] after a failed load of the banks, the sign-up continues at the step of the bank', async () => {
    const stage = openStage({ 'user/get-bank-list': () => ({ status: false, noResponse: true }) })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 3)
    expect([flow.view().state.step, stage.calls.filter(isFinal)]).toEqual([4, []])
  })
})

describe('the code of a sign-up', () => {
  test.each([
    ['true without data', 'right', { status: true }],
    ['FAILED', 'wrong', { status: true, code: 4101, data: { status: 'FAILED' } }],
    ['refused with 4101', 'wrong', { status: false, code: 4101, msg: 'Wrong.' }],
    ['refused with 4102', 'wrong', { status: false, code: 4102, msg: 'Expired.' }],
    ['refused without a code', 'wrong', { status: false, msg: 'Wrong.' }],
    ['no response', 'neither right nor wrong', { status: false, noResponse: true as const }],
    ['refused for another reason', 'neither right nor wrong', { status: false, code: 4111 }],
  ])('[AUT-12] if the response is "%s", the code counts as %s', async (_what, outcome, response) => {
    let isChecked = false
    const stage = openStage({ 'register/register-v2': () => (isChecked ? response : right) })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 1)
    isChecked = true
    const given = codeGiver(() => flow)(code)
    await stage.time.run(stage.time.now() + 2500)
    expect(await given).toEqual({ isWrong: outcome === 'wrong' })
    expect(flow.view().state.draft.smsverify).toBe(outcome === 'right' ? 1 : 0)
  })

  test.each([
    ['the look-up of the name', 4, 4101],
    ['the look-up of the name', 4, 4102],
    ['the final submit', 5, 4102],
  ])(
    '[AUT-12] if %s refuses the code, the flow goes back to the step of the code, where the visitor can request another code',
    async (_what, step, refused) => {
      let response: object = right
      const stage = openStage({ 'register/register-v2': () => response as typeof right })
      const flow = stage.signUp(stage.device.openTab())
      await go(stage, flow, step)
      response = { status: false, code: refused, msg: 'Request a new code.' }
      void flow.act(events[step] as SignUpEvent)
      await stage.time.run(stage.time.now() + 300_000)
      expect(flow.view().state).toMatchObject({ step: 2, draft: { smsverify: 0, sms_otp: '' } })
      expect(stage.failures).toEqual(['Request a new code.'])
      void flow.act({ type: 'code-requested-again' })
      await stage.time.run(stage.time.now() + 2500)
      expect(stage.count('user/request-register-tac')).toBe(2)
    },
  )

  test('[AUT-12] if the brand asks for no code, the error of an expired code does not change the step', async () => {
    const stage = openStage({ 'register/register-v2': ({ page }: { page: number }) => (page === 2 ? ended : right) })
    const ended = { status: false, code: 4102, msg: 'Expired.' }
    const flow = createSignUp({ ...setting, otp: 0, bank: 0 }, stage.dependencies(stage.device.openTab()))
    void flow.act(events[0] as SignUpEvent)
    await stage.time.run(stage.time.now() + 2500)
    void flow.act(events[2] as SignUpEvent)
    await stage.time.run()
    expect([flow.view().state.step, stage.failures]).toEqual([3, ['Expired.']])
  })
})

test.each([undefined, '', ' ', 'So', 'x'.repeat(129)])(
  '[AUT-13] if a look-up succeeds with the name %j, it counts as FAILED, and the visitor types the name',
  async (name) => {
    const found = { status: true, data: { status: 'SUCCESS', bank_holder_name: name } }
    const isLookUp = (content: string) => (JSON.parse(content) as { acc_number: string }).acc_number !== ''
    const stage = openStage({
      'register/register-v2': ({ content }: { content: string }) => (isLookUp(content) ? found : right),
    })
    const flow = stage.signUp(stage.device.openTab())
    await go(stage, flow, 5)
    expect(flow.view().state).toMatchObject({ step: 5, draft: { acc_name: '', account_name_verify: 3 } })
  },
)
