import { afterEach, expect, test } from 'vitest'
import { renderWidget } from 'livery/testing'

afterEach(() => document.body.replaceChildren())

const button = (element: HTMLElement, text: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text))

test('orders a drink for an hour at which the shop is open, and shows the number of the order', async () => {
  const { element, calls } = await renderWidget('coffee/order', {
    brand: 'kafe',
    locale: 'en-th',
    settings: { coffee: { opens: 10, closes: 12 } },
    member: { fullname: 'Narin' },
    responses: {
      'coffee/list-drinks': {
        status: true,
        data: [{ drink_id: 'latte', name: 'Iced latte', kind: 'coffee', price: '75.00' }],
      },
      'coffee/place-order': ({ hour }) => ({ status: true, data: { number: hour + 30 } }),
    },
  })
  await expect.poll(() => button(element, 'Iced latte')).toBeDefined()
  button(element, 'Iced latte')?.click()
  await expect.poll(() => button(element, '10:00')).toBeDefined()
  expect(button(element, '12:00')).toBeUndefined()
  button(element, '11:00')?.click()
  await expect.poll(() => element.querySelector('strong')?.textContent).toBe('41')
  expect(calls.find(({ name }) => name === 'coffee/place-order')?.request).toEqual({ drink_id: 'latte', hour: 11 })
})
