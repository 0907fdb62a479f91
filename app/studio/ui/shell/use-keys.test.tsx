// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { CodeEditor } from '../code/CodeEditor.tsx'
import { fakeStudio } from '../testing/fake-studio.ts'
import { useKeys } from './use-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList

test('[BRD-06] in the code editor, undo reverts the typing there first, and then steps of the studio', async () => {
  const studio = fakeStudio()
  const typed: string[] = []
  const noFacts = () => ({ field: undefined, names: [] })
  const onType = (text: string) => typed.push(text)
  function Page({ text }: { readonly text: string }) {
    useKeys(() => {})
    const editor = { text, isReadOnly: false, issues: [], wanted: undefined, factsAt: noFacts, onType }
    return <CodeEditor label="file" {...editor} />
  }
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Page text="{}" />))
  const editor = holder.querySelector<HTMLElement>('.cm-content')
  const press = (key: string, isCtrl: boolean) =>
    act(async () => {
      const event = { key, keyCode: key === 'z' ? 90 : 13, ctrlKey: isCtrl, bubbles: true, cancelable: true }
      editor?.dispatchEvent(new KeyboardEvent('keydown', event))
    })
  await press('Enter', false)
  expect(typed).toEqual(['\n{}'])
  // Another window changes the file: the editor's own undo keeps this change.
  await act(async () => root.render(<Page text={'\n{ "a": 1 }'} />))
  await press('z', true)
  expect(typed.at(-1)).toBe('{ "a": 1 }')
  expect(studio.requests).toEqual([])
  await press('z', true)
  await studio.next('undo')
})
