import { expect, test } from 'vitest'
import { renderPage } from '../../app/server/entry-server.tsx'
import { stateElement } from '../../runtime/head/state-element.ts'
import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import type { SiteState } from '../../app/site-state.ts'
import { openHost } from './open-host.ts'

const list = 'games/provider-list'

/** The state of a page whose static list has data with these times. */
async function stateWith(providers: readonly object[]): Promise<SiteState> {
  const { ask } = await openHost({
    render: async (...input) => {
      const rendered = await renderPage(...input)
      const statics = { [list]: [{ name: 'games/providers', parameters: {} }] } as const
      return { ...rendered, statics, view: { ...rendered.view, data: () => providers as never } }
    },
  })
  const html = await (await ask('/en-th')).text()
  const [, json = ''] = new RegExp(`id="${stateElement}">(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(json) as SiteState
}

test('[GAM-04] a page says when its static blocks change next', async () => {
  const past = { maintenance_start: '2026-11-21 08:00:00', maintenance_end: '2026-11-21 09:00:00' }
  const current = { maintenance_start: '2026-11-21 09:00:00', maintenance_end: '2026-11-25 12:30:00' }
  const { staticUntil } = await stateWith([past, current])
  expect(staticUntil).toEqual({ [list]: parseServerTime(current.maintenance_end) })
})

test('if no time changes a page’s static blocks, the page has no time of their next change', async () => {
  expect(await stateWith([{ name: 'one' }])).not.toHaveProperty('staticUntil')
})
