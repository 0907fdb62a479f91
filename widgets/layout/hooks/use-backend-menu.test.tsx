// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import type { MenuLink } from '../../../runtime/widget-api/pages.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { useBackendMenu } from './use-backend-menu.ts'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const entry = (title: string, url: string, fields: object = {}) => ({
  language: 'en',
  title,
  url,
  icon: '',
  sequence: 1,
  placement: 'header',
  after_login: 0,
  ...fields,
})

test('[CFG-02] entries with the same sequence in two menus have different ids, and unsafe and repeated entries are left out', async () => {
  let links: readonly MenuLink[] = []
  function Part() {
    links = useBackendMenu(['header', 'sidebar'], [])
    return null
  }
  const menu = [
    entry('Partner', 'https://partner.example'),
    entry('Home', '/', { placement: 'sidebar' }),
    entry('Home again', '/'),
    entry('Footer', 'https://footer.example', { placement: 'footer' }),
    entry('Members', 'https://members.example', { after_login: 1 }),
    entry('Script', 'javascript:alert(1)'),
    entry('Other host', '//partner.example'),
    entry('No page', '/no-such-page'),
  ]
  const changeSite = (site: Site): Site => ({
    ...site,
    reader: { ...site.reader, config: async (name: string) => (name === 'menu.json' ? menu : []) as never },
  })
  const page = await mountOnStage('layout/navigation', <Part />, { changeSite })
  await untilShown(() => expect(links.length).toBeGreaterThan(0))
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    ['Partner', 'https://partner.example'],
    ['Home', '/en-th'],
  ])
  expect(new Set(links.map(({ id }) => id)).size).toBe(2)
  await act(async () => page.root.unmount())
})
