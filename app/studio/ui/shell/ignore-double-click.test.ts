// @vitest-environment window
import { expect, onTestFinished, test } from 'vitest'
import { ignoreDoubleClickOnNext } from './ignore-double-click.ts'

test('[BRD-06] the second press of a double click on the button of a removed row does not press the button of the next row', () => {
  document.body.innerHTML = '<ul><li><button>Tea</button></li><li><button>Coffee</button></li></ul><p>Text</p>'
  onTestFinished(ignoreDoubleClickOnNext(document))
  const [tea, coffee] = [...document.querySelectorAll('button')]
  const removed: string[] = []
  for (const button of [tea, coffee])
    button?.addEventListener('click', () => {
      removed.push(button.textContent)
      button.parentElement?.remove()
    })
  const click = (target: Element | null | undefined, detail: number) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  click(tea, 1)
  expect(click(coffee, 2)).toBe(false)
  expect(removed).toEqual(['Tea'])
  click(document.querySelector('p'), 2)
  expect(click(coffee, 1)).toBe(true)
  expect(removed).toEqual(['Tea', 'Coffee'])
})

test('[BRD-06] both presses of a double click on one button count, and so do presses by key', () => {
  document.body.innerHTML = '<button>Undo</button><button>Redo</button>'
  onTestFinished(ignoreDoubleClickOnNext(document))
  const [undo, redo] = [...document.querySelectorAll('button')]
  let presses = 0
  for (const button of [undo, redo]) button?.addEventListener('click', () => (presses += 1))
  for (const detail of [1, 2, 3]) undo?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  redo?.click()
  expect(presses).toBe(4)
})
