import { expect, test } from 'vitest'
import type { AreaHost, RenderedView } from '../../runtime/areas/area-host.ts'
import { describePage } from './describe-page.ts'

test('if an area fails to describe a page, the error is reported, and the page keeps the other descriptions', () => {
  const error = new Error('no article')
  const failing: AreaHost = {
    describePage: () => {
      throw error
    },
  }
  const failed: unknown[] = []
  const described = describePage({} as RenderedView, [failing, { describePage: () => ({ title: 'Blog' }) }], (one) =>
    failed.push(one),
  )
  expect(described).toEqual({ title: 'Blog', structuredData: [] })
  expect(failed).toEqual([error])
})
