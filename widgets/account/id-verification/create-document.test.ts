import { expect, test } from 'vitest'
import { createDevice } from '../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../runtime/flow/testing/virtual-time.ts'
import { createDocument, type DocumentDependencies } from './create-document.ts'

const picture = new File(['x'], 'card.png', { type: 'image/png' })

function openStage(
  response: object = { status: true },
  uploaded: object = { status: true, msg: '', data: { key: 'k1' } },
) {
  const time = createVirtualTime(0)
  const device = createDevice(time)
  device.become('malee')
  const done: string[] = []
  const signals: AbortSignal[] = []
  const flow = createDocument({
    flow: device.openTab().context(),
    upload: async (_picture, { signal, onProgress }) => {
      done.push('upload')
      signals.push(signal)
      await time.wait(1000)
      onProgress(50)
      await time.wait(1000)
      return uploaded as Awaited<ReturnType<DocumentDependencies['upload']>>
    },
    call: (async (endpoint: string) => {
      done.push(endpoint)
      await time.wait(1000)
      return response
    }) as DocumentDependencies['call'],
    showFailure: ({ msg }) => void done.push(`failure: ${msg}`),
    onChanged: () => void done.push('changed'),
  })
  return { time, device, flow, done, signals }
}

test('[AUT-20] twenty presses upload and submit a document once', async () => {
  const { time, flow, done } = openStage()
  void flow.act({ type: 'picture-chosen', picture })
  for (let press = 0; press < 20; press++) void flow.act({ type: 'submitted' })
  await time.run(1500)
  expect(flow.view()).toMatchObject({ isBusy: true, state: { percent: 50 } })
  await time.run()
  expect(done).toEqual(['upload', 'user/submit-id-document', 'changed'])
  expect(flow.view()).toEqual({ isBusy: false, state: { kind: 'national-id', picture } })
})

test('a cancelled upload is aborted and never submitted', async () => {
  const { time, flow, done, signals } = openStage()
  void flow.act({ type: 'picture-chosen', picture })
  void flow.act({ type: 'submitted' })
  await time.run(500)
  void flow.act({ type: 'cancelled' })
  expect(signals[0]?.aborted).toBe(true)
  await time.run()
  expect([done, flow.view().isBusy]).toEqual([['upload'], false])
})

test('a document can be cancelled during its upload, and not during its submission', async () => {
  const { time, flow } = openStage()
  void flow.act({ type: 'picture-chosen', picture })
  void flow.act({ type: 'submitted' })
  await time.run(1500)
  expect(flow.view().state.isSubmitting).toBeUndefined()
  await time.run(2500)
  expect(flow.view()).toMatchObject({ isBusy: true, state: { isSubmitting: true } })
  await time.run()
  expect(flow.view().state.isSubmitting).toBeUndefined()
})

test('if another member has logged in meanwhile, the response is not shown', async () => {
  const { time, device, flow, done } = openStage({ status: false, msg: 'No.' })
  void flow.act({ type: 'picture-chosen', picture })
  void flow.act({ type: 'submitted' })
  await time.run(2500)
  device.become('somchai')
  await time.run()
  expect(done).toEqual(['upload', 'user/submit-id-document'])
  expect(flow.view().state).toEqual({ kind: 'national-id' })
})

test.each([
  ['a refusal', { status: false, code: 4240, msg: 'No.' }, ['upload', 'user/submit-id-document', 'failure: No.']],
  [
    'a call above the rate limit',
    { status: false, code: 429, msg: 'Slow down.' },
    ['upload', 'user/submit-id-document', 'failure: Slow down.'],
  ],
  [
    'a lost response loads the state again and',
    { status: false, noResponse: true, msg: 'Lost.' },
    ['upload', 'user/submit-id-document', 'failure: Lost.', 'changed'],
  ],
  [
    'a refusal, because another tab has sent a document, loads the state again and',
    { status: false, code: 4241, msg: 'Sent before.' },
    ['upload', 'user/submit-id-document', 'failure: Sent before.', 'changed'],
  ],
])('[AUT-20] %s does not change the picture', async (_what, response, expected) => {
  const { time, flow, done } = openStage(response)
  void flow.act({ type: 'picture-chosen', picture })
  void flow.act({ type: 'submitted' })
  await time.run()
  expect([done, flow.view().state.picture]).toEqual([expected, picture])
})

test.each([
  [undefined, 'missing'],
  [new File(['x'], 'card.gif', { type: 'image/gif' }), 'format'],
  [new File([], 'card.png', { type: 'image/png' }), 'empty'],
  [new File([new Uint8Array(10_485_761)], 'card.png', { type: 'image/png' }), 'too-large'],
])('a missing or unacceptable picture gives an error', async (chosen, error) => {
  const { flow, done } = openStage()
  if (chosen) void flow.act({ type: 'picture-chosen', picture: chosen })
  else void flow.act({ type: 'submitted' })
  expect([flow.view().state.error, done]).toEqual([error, []])
})
