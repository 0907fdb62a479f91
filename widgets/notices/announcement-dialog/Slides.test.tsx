// @vitest-environment window
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { Notice } from '../../../schemas/generated/records.ts'
import { Slides } from './Slides.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const notices = [1, 2, 3].map(
  (id): Notice => ({
    id,
    title: `Notice ${id}`,
    description: '',
    content: '',
    img_path: '',
    link: '',
    is_popup: '1',
    unread: 0,
    announcement_type: 'announcement',
    date: '',
  }),
)

function Shown() {
  const [count, setCount] = useState(notices.length)
  return (
    <>
      <Slides notices={notices.slice(0, count)} onDismiss={() => {}} />
      <button type="button" onClick={() => setCount(2)}>
        End the last one
      </button>
    </>
  )
}

test('[ENG-01] if the last announcement ends while it shows, the new last one shows, and Next leads to the first', async () => {
  const { element, root } = await mountOnStage('notices/announcement-dialog', <Shown />)
  const press = (text: string) =>
    act(async () => [...element.querySelectorAll('button')].find((one) => one.textContent?.includes(text))?.click())
  const shown = () => [
    element.querySelector('h3')?.textContent,
    element.querySelector('[class*=place] [aria-hidden]')?.textContent,
  ]
  await press('Previous')
  expect(shown()).toEqual(['Notice 3', '3 / 3'])
  await press('End the last one')
  expect(shown()).toEqual(['Notice 2', '2 / 2'])
  await press('Next')
  expect(shown()).toEqual(['Notice 1', '1 / 2'])
  await act(async () => root.unmount())
})
