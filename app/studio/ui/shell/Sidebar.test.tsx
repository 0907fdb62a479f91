// @vitest-environment window
import { expect, onTestFinished, test } from 'vitest'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { Sidebar } from './Sidebar.tsx'

test('[BRD-06] the menu scrolls to the current section', async () => {
  const { scrollIntoView } = Element.prototype
  const { sections } = useStudio.getState()
  const scrolled: Element[] = []
  // In some browsers, `scrollIntoView` returns a promise, although its type says that it returns nothing.
  const scroll = function (this: Element): unknown {
    scrolled.push(this)
    return Promise.resolve()
  }
  Element.prototype.scrollIntoView = scroll
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView
    useStudio.setState({ sections })
  })
  const section = (id: string) => ({ id, group: 'brand', kind: 'form', name: id, pointers: [`/${id}`] })
  useStudio.setState({ sections: [section('site'), section('hosts')] as never })
  const page = await renderPart(<Sidebar current="hosts" />, {})
  expect(scrolled).toEqual([page.querySelector('[aria-current]')])
})
