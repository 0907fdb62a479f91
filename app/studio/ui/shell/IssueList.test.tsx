// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { Issue } from '../../../../runtime/issues/issue.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio, stateOf } from '../testing/fake-studio.ts'
import { IssueList } from './IssueList.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('[BRD-06] in Thai, the list says that issues are in English; a fix sends the repaired text and the text that it replaces', async () => {
  const studio = fakeStudio()
  const file = 'acme/manifest.json'
  const shown = '{ "opt": {} }'
  const fix = { file, start: 3, end: 6, text: 'otp' }
  const issue: Issue = {
    code: 'unknown-key',
    severity: 'error',
    file,
    line: 1,
    column: 3,
    pointer: '/opt',
    message: 'There is no setting "opt".',
    fix,
  }
  const { fix: _fix, ...other } = issue
  useStudio.setState({ brand: { ...stateOf(1, 'Acme'), layers: [], issues: [issue, { ...other, line: 2 }] } })
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<IssueList />))
  expect(holder.textContent).not.toContain('describes issues')
  await act(async () => useStudio.setState({ language: 'th' }))
  expect(holder.textContent).toContain('คำอธิบายปัญหาเป็นภาษาอังกฤษ')
  await act(async () => useStudio.setState({ language: 'en' }))
  const button = [...holder.querySelectorAll('button')].find(({ textContent }) => textContent === 'Fix')
  button?.focus()
  button?.click()
  // The button disappears with its issue, so the next issue gets the focus.
  expect(document.activeElement).toBe(holder.querySelector('li:last-child button'))
  const reading = await studio.next('text')
  // Sends the second click of a double click. The first click repairs the text, and a second repair would damage it.
  button?.click()
  reading.respond({ file, text: shown })
  const writing = await studio.next('text')
  expect(writing.body).toMatchObject({ file, shown, text: '{ "otp": {} }' })
  await act(async () => writing.respond(stateOf(2, 'Acme')))
  await expect.poll(() => holder.querySelector('.issues')).toBeNull()
  expect(studio.requests).toEqual([])
})
