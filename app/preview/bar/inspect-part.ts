import type { BlockExplanation, Place } from '../bar-info.ts'
import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, section } from './build.ts'
import { trackBlocks } from './track-blocks.ts'

/**
 * Shows the block under the pointer or the focus: its widget and its props. Buttons open their places in the editor. A
 * click keeps the block selected, so that the pointer can move to the bar.
 */
export function inspectPart({ showMessage, attempt }: Bar, outline: HTMLElement): HTMLElement {
  const result = build('div', { className: 'inspected' })
  const hint = build('p', { className: 'note' }, 'Point at a block of the page. Click to keep it selected.')
  const toggle = button('Inspect', () => turn(toggle.ariaPressed !== 'true'), 'strong')
  let current = ''

  const open = ({ file, line, column }: Place) =>
    attempt(async () => {
      await callPreview('/__livery/open', { file, line, column })
      showMessage(`Opened ${file}:${line}.`)
    })
  const explain = (block: string) =>
    attempt(async () => {
      current = block
      const explained = await callPreview<BlockExplanation>(
        `/__livery/explain?${new URLSearchParams({ block }).toString()}`,
      )
      if (current === block) result.replaceChildren(...describe(explained, open))
    })
  const follow = trackBlocks(outline, explain)
  const turn = (on: boolean) => {
    toggle.ariaPressed = String(on)
    hint.hidden = !on
    sessionStorage.setItem('livery-inspect', String(on))
    if (on) return follow.start()
    follow.stop()
    // An explanation that arrives later is not shown.
    current = ''
    result.replaceChildren()
  }
  turn(sessionStorage.getItem('livery-inspect') === 'true')
  return section('Inspect', toggle, hint, result)
}

function describe({ block, widget, place, props }: BlockExplanation, open: (place: Place) => void): Node[] {
  const at = (one: Place) => {
    const opener = button(`${one.file}:${one.line}:${one.column}`, () => open(one), 'place')
    opener.title = `Open in the editor (${one.layer})`
    return opener
  }
  const rows = props.map(({ name, value, place, overrode }) =>
    build(
      'li',
      {},
      build('strong', {}, name),
      ' ',
      build('code', {}, JSON.stringify(value)),
      at(place),
      ...overrode.map((one) => build('span', { className: 'over' }, 'instead of ', JSON.stringify(one.value), at(one))),
    ),
  )
  return [
    build('p', { className: 'widget' }, build('strong', {}, widget), build('span', {}, block), at(place)),
    props.length > 0
      ? build('ul', { className: 'props' }, ...rows)
      : build('p', { className: 'note' }, 'This block has no props.'),
  ]
}
