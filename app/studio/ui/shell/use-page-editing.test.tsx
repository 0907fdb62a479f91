// @vitest-environment window
import { act, useRef } from 'react'
import { expect, test } from 'vitest'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { usePageEditing } from './use-page-editing.ts'

const origin = 'http://acme.localhost:5174'

function Page({ isEditing }: { readonly isEditing: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  usePageEditing({ frame, origin, locale: 'en-th', theme: 'brand', isEditing, onPage: () => {} })
  return <iframe ref={frame} title="Preview" />
}

const region = { order: ['tea', 'coffee'], blocks: { tea: {}, coffee: {} } }

test.each([
  ['on', ['coffee', 'tea']],
  ['off', ['tea', 'coffee']],
])(
  '[BRD-06] if editing on the page is %s, the order is %j after the page’s message about a moved block',
  async (editing, order) => {
    const studio = fakeStudio()
    const value = { routes: { home: { regions: { main: region } } } }
    const page = await renderPart(<Page isEditing={editing === 'on'} />, value, () => studio)
    const source = page.querySelector('iframe')?.contentWindow ?? null
    const data = { livery: 'move', block: 'routes/home/regions/main/blocks/tea', by: 1 }
    await act(async () => dispatchEvent(new MessageEvent('message', { data, origin, source })))
    expect(useStudio.getState().values.merged).toMatchObject({ routes: { home: { regions: { main: { order } } } } })
  },
)
