// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './game-window.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('[GAM-07] a form with a field named "submit" is sent', () => {
  const sent: object[] = []
  const create = document.createElement.bind(document)
  // In a browser, a field hides the method of its name. jsdom lacks this rule.
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (name === 'form') Object.defineProperty(element, 'submit', { value: create('input') })
    return element
  })
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ action: this.action, target: this.target, fields: [...new FormData(this)] })
  })
  const action = 'https://games.example/enter'
  const fields = [
    ['token', 'a"b'],
    ['submit', 'Go'],
  ] as const
  sendForm({ kind: 'form', form: { action, method: 'post', fields } }, 'game')
  expect(sent).toEqual([{ action, target: 'game', fields }])
  expect(document.forms).toHaveLength(0)
})
