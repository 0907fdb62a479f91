import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, collapsedSection, labelled } from './build.ts'

const hour = 3_600_000

interface ClockState {
  readonly now: number
  readonly offset: number
}

/** The sandbox's clock, to preview content with start and end dates. */
export function clockPart({ showMessage, attempt }: Bar): HTMLElement {
  const hours = build('input', { type: 'number', step: '1', value: '0' })
  const shown = build('p', { className: 'note' })
  const show = ({ now, offset }: ClockState) => {
    hours.value = String(Math.round(offset / hour))
    shown.textContent = `It is ${new Date(now).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`
  }
  const move = (milliseconds: number) =>
    attempt(async () => {
      show(await callPreview<ClockState>('/__sandbox/clock', { offset: milliseconds }))
      showMessage('The clock is set. Reload the page to see the effect.')
    })
  attempt(async () => show(await callPreview<ClockState>('/__sandbox/clock')))
  return collapsedSection(
    'Clock',
    labelled('Hours from now', hours),
    shown,
    build(
      'div',
      { className: 'row' },
      button('Set clock', () => move(Number(hours.value) * hour)),
      button('Back to now', () => move(0)),
    ),
  )
}
