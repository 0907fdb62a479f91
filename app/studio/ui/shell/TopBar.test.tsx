// @vitest-environment window
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { TopBar } from './TopBar.tsx'

test.each([{ name: { en: 'Acme' } }, { name: ['Acme'] }, { name: 5 }, 'Acme', null])(
  '[BRD-06] the top bar shows the id of a brand whose merchant is %j',
  async (merchant) => {
    const page = await renderPart(<TopBar onReview={() => {}} onShare={() => {}} />, { merchant })
    expect(page.querySelector('.brand-name')?.textContent).toBe('acme')
  },
)
