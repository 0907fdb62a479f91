// @vitest-environment window
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { installationVariable } from '../areas/installation-folder.ts'
import { renderWidget } from './render-widget.tsx'

vi.mock('../../runtime/loading/widget-registry.ts', async (load) => ({
  ...(await load<object>()),
  findWidget: () => () => {
    throw new Error('The widget has a mistake.')
  },
}))

test('a widget that throws when it renders fails its test with the error, and leaves no element', async () => {
  const folder = folderOfTest()
  for (const [path, text] of Object.entries(smallBrand)) {
    const file = join(folder, 'merchants/acme', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  vi.stubEnv(installationVariable, folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const [name] = Object.keys(catalogue) as (keyof WidgetProps)[]
  const before = document.body.children.length
  await expect(renderWidget(name ?? ('' as never), { brand: 'acme' })).rejects.toThrow('The widget has a mistake.')
  expect(document.body.children).toHaveLength(before)
})
