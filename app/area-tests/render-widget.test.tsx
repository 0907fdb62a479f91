// @vitest-environment window
import { expect, test, vi } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import { renderWidget } from './render-widget.tsx'

vi.mock('../../runtime/loading/widget-registry.ts', async (load) => ({
  ...(await load<object>()),
  findWidget: () => () => {
    throw new Error('The widget has a mistake.')
  },
}))

test('a widget that throws when it renders fails its test with the error, and leaves no element', async () => {
  const [name] = Object.keys(catalogue) as (keyof WidgetProps)[]
  const before = document.body.children.length
  await expect(renderWidget(name ?? ('' as never), { brand: 'siam191' })).rejects.toThrow('The widget has a mistake.')
  expect(document.body.children).toHaveLength(before)
})
