import { expect, test } from 'vitest'
import { newText } from './new-text.ts'

const facts = { initial: 'Title', languages: ['en', 'th'] }
const title = '/routes/home/regions/main/blocks/banner/props/title'

test('[BRD-06] a place gets an id of its own, and a text in each language', () => {
  expect(newText(title, facts, () => false)).toEqual([
    { pointer: title, value: 'routes.home.main.banner.title' },
    { pointer: '/messages/en/routes.home.main.banner.title', value: 'Title' },
    { pointer: '/messages/th/routes.home.main.banner.title', value: 'Title' },
  ])
})

test('[BRD-06] the id of a new text differs from all existing ids', () => {
  const taken = ['seo.title', 'seo.title-2']
  const [first] = newText('/seo/title', facts, (id) => taken.includes(id))
  expect(first).toEqual({ pointer: '/seo/title', value: 'seo.title-3' })
})
