import type { SentCode } from '../bar-info.ts'
import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, collapsedSection } from './build.ts'

/** The sandbox's one-time passwords for this brand, newest first. */
export function inboxPart({ attempt }: Bar): HTMLElement {
  const list = build('ul', { className: 'list' })
  const none = build('p', { className: 'note' }, 'The sandbox has sent no codes yet.')
  const show = () =>
    attempt(async () => {
      const sent = await callPreview<readonly SentCode[]>('/__livery/inbox')
      none.hidden = sent.length > 0
      list.replaceChildren(
        ...sent.map(({ code, to, purpose }) =>
          build('li', {}, build('code', { className: 'code' }, code), ` ${purpose} to ${to}`),
        ),
      )
    })
  show()
  return collapsedSection('Sent codes', none, list, build('div', { className: 'row' }, button('Refresh', show)))
}
