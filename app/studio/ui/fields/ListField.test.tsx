// @vitest-environment window
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import { readField } from '../model/field-schema.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ListField } from './ListField.tsx'
import { OrderField } from './OrderField.tsx'
import { SchemaField } from './SchemaField.tsx'
import { SortedList } from './SortedList.tsx'

const listOf = (type: string) => readField({ type: 'array', items: { type } }, {})

test.each([
  ['integer', '', /^Type the new entry/],
  ['integer', 'abc', /^Type numbers/],
  ['integer', '10,000,20', /^Type numbers/],
  ['string', ' , ', /^Type the new entry/],
])('[BRD-06] a list of the type %s says why it does not add %j, and keeps this text', async (type, typed, reason) => {
  const field = listOf(type)
  const page = await renderPart(<ListField field={field} pointer="/amounts" label="Amounts" />, { amounts: [100] })
  const input = page.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await act(async () => page.querySelector('form')?.requestSubmit())
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(reason)
  expect(input?.value).toBe(typed)
  expect(useStudio.getState().values.merged).toEqual({ amounts: [100] })
})

test('[BRD-06] a list shows the issue of an entry', async () => {
  const field = listOf('integer')
  const page = await renderPart(<ListField field={field} pointer="/amounts" label="Amounts" />, { amounts: [-5] })
  const issue = {
    code: 'out-of-range',
    severity: 'error',
    message: '-5 is out of range.',
    pointer: '/amounts/0',
    file: 'acme/manifest.json',
  }
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, issues: [issue] } as unknown as OpenBrand }))
  expect(page.querySelector('.field-issue')?.textContent).toContain('-5 is out of range.')
})

test('[BRD-06] the focus moves to the next entry when an entry is removed, and to the control when a value is reset', async () => {
  const field = readField({ type: 'array', items: { type: 'string' } }, {})
  const page = await renderPart(<ListField field={field} pointer="/words" label="Words" />, {
    words: ['tea', 'coffee'],
  })
  const press = async (name: string) => {
    const button = page.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    button?.focus()
    await act(async () => button?.click())
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await press('Remove tea')).toBe('Remove coffee')
  expect(await press('Remove coffee')).toBe('Add to Words')
  expect(await press('Remove the value: Words')).toBe('Add to Words')
})

/** A sorted list of tea and coffee above a button. `press` returns the name of the focused button after a press. */
async function sortedRows() {
  function Rows() {
    const [names, setNames] = useState(['tea', 'coffee'])
    const remove = (name: string) => setNames(names.filter((one) => one !== name))
    return (
      <section>
        <SortedList names={names} onMove={setNames as never} onRemove={remove} />
        <button type="button" aria-label="Add" />
      </section>
    )
  }
  const page = await renderPart(<Rows />, {})
  return async (name: string) => {
    const button = page.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    button?.focus()
    await act(async () => button?.click())
    await act(async () => new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    return document.activeElement?.getAttribute('aria-label')
  }
}

test('[BRD-06] when a row of a sorted list is removed, the focus moves to the next row, or to a control beside an empty list', async () => {
  const press = await sortedRows()
  expect(await press('Remove tea')).toBe('Move coffee')
  expect(await press('Remove coffee')).toBe('Add')
})

test('[BRD-06] a button that moves a row keeps the focus, also at the end of the list', async () => {
  const press = await sortedRows()
  expect(await press('Move tea down')).toBe('Move tea down')
  expect(await press('Move tea up')).toBe('Move tea up')
  expect(await press('Move tea up')).toBe('Move tea up')
})

test('[BRD-06] when a name is added to an order, the focus moves to the next name, or after the last name into the list', async () => {
  const field = readField({ type: 'array', items: { type: 'string' } }, {})
  const order = <OrderField field={field} pointer="/menu/order" label="Order" entries="/menu/items" />
  const page = await renderPart(order, { menu: { order: [], items: { tea: {}, coffee: {} } } })
  const press = async (name: string) => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === `+ ${name}`)
    button?.focus()
    await act(async () => button?.click())
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
  }
  expect(await press('tea')).toBe('+ coffee')
  expect(await press('coffee')).toBe('Move tea')
})

test('[BRD-06] typefaces are in the order of preference, and a new one becomes the first', async () => {
  const $value = { type: 'array', items: { enum: ['Kanit', 'Mitr', 'sans-serif'] } }
  const field = readField({ type: 'object', properties: { $type: { enum: ['fontFamily'] }, $value } }, {})
  const token = { $type: 'fontFamily', $value: ['Mitr', 'sans-serif'] }
  const page = await renderPart(<SchemaField field={field} pointer="/title" label="Title" />, { title: token })
  const press = (button: Element | null | undefined) => act(async () => (button as HTMLElement).click())
  await press(page.querySelector('.chip.add'))
  const order = () => valueAt(useStudio.getState().values.merged, '/title/$value')
  expect(order()).toEqual(['Kanit', 'Mitr', 'sans-serif'])
  await press(page.querySelector('[aria-label="Move Mitr up"]'))
  expect(order()).toEqual(['Mitr', 'Kanit', 'sans-serif'])
})

test('[BRD-06] the second press of a double click on Add refuses nothing', async () => {
  const field = listOf('string')
  const page = await renderPart(<ListField field={field} pointer="/words" label="Words" />, { words: [] })
  const input = page.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'tea')
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  for (const detail of [1, 2])
    await act(async () => {
      page
        .querySelector('[type=submit]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    })
  expect(page.querySelector('[role=alert]')?.textContent).toBe('')
  expect(useStudio.getState().values.merged).toMatchObject({ words: ['tea'] })
})
