import { expect, test } from 'vitest'
import type { AreaCode } from './area.ts'
import { assertContributions, assertWidgets } from './assert-contributions.ts'

const facts = { coffee: { guards: { open: {} }, parameters: { shop: {} }, icons: ['cup'] } }
const coffee: AreaCode = {
  name: 'coffee',
  guards: { open: { decide: () => 'enter' } },
  parameterTests: { shop: () => true },
  icons: { cup: 'M4 8' },
}

test('the code of an area has exactly the contributions that its facts declare', () => {
  expect(() => assertContributions([coffee], facts)).not.toThrow()
  expect(() => assertContributions([{ ...coffee, guards: {} }], facts)).toThrow(
    'The area "coffee" declares the guard "open" in area.json, but its area.ts lacks it.',
  )
  expect(() => assertContributions([], facts)).toThrow('declares the guard "open"')
  expect(() => assertContributions([{ ...coffee, icons: { cup: '', mug: '' } }], facts)).toThrow(
    'The area.ts of "coffee" has the icon "mug". Declare it in area.json.',
  )
})

test('the code of a widget has the name in its facts', () => {
  const widgets = [{ name: 'coffee/menu' }, { name: 'coffee/order' }]
  expect(() => assertWidgets(widgets, ['coffee/menu', 'coffee/order'])).not.toThrow()
  expect(() => assertWidgets(widgets, ['coffee/menu', 'coffee/cart'])).toThrow(
    'The index.ts of the widget "coffee/cart" defines the widget "coffee/order". Write "coffee/cart".',
  )
})
