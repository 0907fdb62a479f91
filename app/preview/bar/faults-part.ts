import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, collapsedSection, labelled } from './build.ts'

interface Fault {
  readonly merchant?: string
  readonly match: string
  readonly kind: string
  readonly value?: number
  readonly times: number
}

interface FaultKind {
  readonly kind: string
  readonly title: string
  /** The initial value of the field. Undefined for a kind without a number. */
  readonly value?: number
}

/**
 * Sets and clears the sandbox's faults for this brand. Lists the faults that affect this brand, each with the number of
 * calls that it still affects.
 */
export function faultsPart({ info, showMessage, attempt }: Bar): HTMLElement {
  const value = build('input', { type: 'number', min: '0', value: '3000' })
  const match = build('input', { type: 'text', value: '*', spellcheck: false })
  const times = build('input', { type: 'number', min: '1', value: '10' })
  const list = build('ul', { className: 'list' })
  const valueField = labelled('Value', value)
  const kinds = build('select')
  let known: readonly FaultKind[] = []
  const kindOf = () => known.find((one) => one.kind === kinds.value)
  const choose = () => {
    const first = kindOf()?.value
    valueField.hidden = first === undefined
    value.value = String(first ?? '')
  }
  kinds.addEventListener('change', choose)
  const fill = async () => {
    known = (await callPreview<{ kinds: readonly FaultKind[] }>('/__sandbox/fault-kinds')).kinds
    kinds.replaceChildren(...known.map(({ kind, title }) => new Option(title, kind)))
    choose()
  }
  const show = async () => {
    const { faults } = await callPreview<{ faults: readonly Fault[] }>('/__sandbox/faults')
    const own = faults.filter(({ merchant = info.brand }) => merchant === info.brand)
    list.replaceChildren(...own.map((one) => build('li', {}, describe(one))))
  }
  const set = () =>
    attempt(async () => {
      const kind = kindOf()
      await callPreview('/__sandbox/faults', {
        kind: kind?.kind,
        match: match.value.trim() || '*',
        times: Number(times.value),
        merchant: info.brand,
        ...(kind?.value === undefined ? {} : { value: Number(value.value) }),
      })
      await show()
      showMessage('The fault is set. It applies to the next calls.')
    })
  const clear = () =>
    attempt(async () => {
      await callPreview('/__sandbox/faults', { merchant: info.brand }, 'DELETE')
      await show()
      showMessage('The faults of this brand are cleared.')
    })
  const endSessions = () =>
    attempt(async () => {
      await callPreview('/__sandbox/end-sessions', { merchant: info.brand })
      showMessage('Every session of this brand has ended.')
    })
  attempt(fill)
  attempt(show)
  return collapsedSection(
    'Faults',
    labelled('Fault', kinds),
    valueField,
    labelled('Endpoint', match),
    labelled('Times', times),
    build(
      'div',
      { className: 'row' },
      button('Set fault', set),
      button('Clear', clear),
      button('End sessions', endSessions),
      button('Refresh', () => attempt(show)),
    ),
    list,
  )
}

function describe({ kind, value, match, times, merchant }: Fault): string {
  const what = value === undefined ? kind : `${kind} ${value}`
  return `${what} at ${match}, ${times} more${merchant === undefined ? ', for every brand' : ''}`
}
