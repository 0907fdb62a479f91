import { askPreview } from './ask-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, choice, folded, labelled } from './build.ts'

interface Fault {
  readonly id: number
  readonly match: string
  readonly kind: string
  readonly value?: number
  readonly times: number
}

/** What can go wrong, in the order of the choice, with the number that it takes and what that is at first. */
const kinds: readonly { readonly kind: string; readonly title: string; readonly value?: number }[] = [
  { kind: 'latency', title: 'Slow answer (ms)', value: 3000 },
  { kind: 'status', title: 'HTTP status', value: 503 },
  { kind: 'code', title: 'Code of the envelope', value: 4000 },
  { kind: 'cut', title: 'Cut connection' },
  { kind: 'lost-reply', title: 'Done, but the reply is lost' },
  { kind: 'html', title: 'HTML instead of JSON' },
  { kind: 'maintenance', title: 'Maintenance' },
  { kind: 'expired-session', title: 'Expired session' },
  { kind: 'hostile-url', title: 'Hostile game at an address' },
  { kind: 'hostile-html', title: 'Hostile game as HTML' },
]

/** Sets the sandbox's faults for this brand, and lists those that wait. */
export function faultsPart({ info, say, attempt }: Bar): HTMLElement {
  const value = build('input', { type: 'number', min: '0', value: '3000' })
  const match = build('input', { type: 'text', value: '*', spellcheck: false })
  const times = build('input', { type: 'number', min: '1', value: '10' })
  const list = build('ul', { className: 'list' })
  const valueField = labelled('Value', value)
  let kind = kinds[0]
  const show = async () => {
    const { faults } = await askPreview<{ faults: readonly Fault[] }>('/__sandbox/faults')
    list.replaceChildren(
      ...faults.map((one) =>
        build(
          'li',
          {},
          `${one.kind}${one.value === undefined ? '' : ` ${one.value}`} at ${one.match}, ${one.times} more`,
        ),
      ),
    )
  }
  const set = () =>
    attempt(async () => {
      await askPreview('/__sandbox/faults', {
        kind: kind?.kind,
        match: match.value.trim() || '*',
        times: Number(times.value),
        merchant: info.brand,
        ...(kind?.value === undefined ? {} : { value: Number(value.value) }),
      })
      await show()
      say('The fault is set. It strikes the next calls.')
    })
  const clear = () =>
    attempt(async () => {
      await askPreview('/__sandbox/faults', undefined, 'DELETE')
      await show()
      say('No fault is set.')
    })
  const endSessions = () =>
    attempt(async () => {
      await askPreview('/__sandbox/end-sessions', { merchant: info.brand })
      say('Every session of this brand has ended.')
    })
  attempt(show)
  return folded(
    'Faults',
    choice(
      'Fault',
      kinds.map(({ kind, title }) => [kind, title] as const),
      'latency',
      (chosen) => {
        kind = kinds.find((one) => one.kind === chosen)
        valueField.hidden = kind?.value === undefined
        value.value = String(kind?.value ?? '')
      },
    ),
    valueField,
    labelled('Endpoint', match),
    labelled('Times', times),
    build(
      'div',
      { className: 'row' },
      button('Set fault', set),
      button('Clear', clear),
      button('End sessions', endSessions),
    ),
    list,
  )
}
