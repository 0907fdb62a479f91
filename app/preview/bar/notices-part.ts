import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, collapsedSection } from './build.ts'

/** Missing calls of the backend, and responses and files that the host or a page could not read. */
export function noticesPart({ attempt }: Bar): HTMLElement {
  const list = build('ul', { className: 'list' })
  const none = build('p', { className: 'note' }, 'Livery could read all responses and files so far.')
  const show = () =>
    attempt(async () => {
      const lines = await callPreview<readonly string[]>('/__livery/notices')
      none.hidden = lines.length > 0
      list.replaceChildren(...lines.map((line) => build('li', {}, line)))
    })
  show()
  return collapsedSection('Backend', none, list, build('div', { className: 'row' }, button('Refresh', show)))
}
