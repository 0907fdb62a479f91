import { expect, test } from 'vitest'
import { isPartnershipShown, partnershipOf } from './partnership.ts'

const programme = (menu: unknown, sidebar: unknown) => ({
  display_partnership_in_member_site_menu: menu,
  display_partnership_in_side_bar: sidebar,
  items: [],
})

const cases = [
  [undefined, null, null, null],
  [{}, false, false, false],
  [[], false, false, false],
  [{ PHP: programme(1, 1) }, false, false, false],
  [{ THB: programme(1, 0) }, true, false, true],
  [{ THB: programme(0, 1) }, false, true, true],
  [{ THB: programme(0, 0) }, false, false, false],
  [{ THB: programme('1', true) }, false, false, false],
  [{ THB: null }, false, false, false],
] as const

test.each(cases)(
  '[STA-08] [GRD-05] with %j, the link is in the menu: %s, in the sidebar: %s, and the page is open: %s',
  (file, menu, sidebar, open) => {
    const settings = partnershipOf(file, 'THB')
    expect(settings).toMatchObject({ display_sidemenu: menu, display_sidebarmenu: sidebar, ready: file !== undefined })
    expect(isPartnershipShown(settings)).toBe(open)
  },
)

test('[STA-08] each currency has its own items', () => {
  const offer = (name: string) => ({
    title: { en: name, th: name },
    description: { en: '', th: '' },
    commission_percent: '30',
  })
  const file = { THB: { ...programme(1, 1), items: [offer('A')] }, PHP: { ...programme(1, 1), items: [offer('B')] } }
  expect(partnershipOf(file, 'PHP').items.map(({ title }) => title.en)).toEqual(['B'])
})
