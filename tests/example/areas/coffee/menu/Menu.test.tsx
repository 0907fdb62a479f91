import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { renderWidget } from 'livery/testing'
import { useSlotValue } from 'livery/widget-api/slot-values'

const latte = { drink_id: 'latte', name: 'Iced latte', kind: 'coffee', price: '75.00' } as const
const matcha = { drink_id: 'matcha', name: 'Matcha', kind: 'tea', price: '85.00' } as const

afterEach(() => document.body.replaceChildren())

test('shows the drinks of one kind, with their prices and the page that orders them', async () => {
  const { element } = await renderWidget('coffee/menu', {
    brand: 'kafe',
    locale: 'en-th',
    props: { title: 'coffee.home', kind: 'tea', order: 'order' },
    responses: { 'coffee/list-drinks': { status: true, data: [latte, matcha] } },
  })
  await expect.poll(() => element.textContent).toContain('Matcha')
  expect(element.textContent).toContain('฿85')
  expect(element.textContent).not.toContain('Iced latte')
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-th/order?drink=matcha')
})

test('offers to try again after a failed load', async () => {
  let isUp = false
  const { element, calls } = await renderWidget('coffee/menu', {
    brand: 'kafe',
    locale: 'th-th',
    responses: {
      'coffee/list-drinks': () => (isUp ? { status: true, data: [] } : { status: false, msg: 'Closed.' }),
    },
  })
  await expect.poll(() => element.querySelector('[role=alert] button')).not.toBeNull()
  isUp = true
  element.querySelector<HTMLElement>('[role=alert] button')?.click()
  await expect.poll(() => element.textContent).toContain('ตอนนี้ยังไม่มีเครื่องดื่ม')
  expect(calls.map(({ name }) => name)).toEqual(['coffee/list-drinks', 'coffee/list-drinks'])
})

test('an area declares the value of its slot', () => {
  expectTypeOf(useSlotValue<'drink-notes'>).returns.toEqualTypeOf<{ readonly drink: string } | undefined>()
})
