import { expect, test } from 'vitest'
import './register-areas.ts'
import { dataOfStaticOnly, staticWidgets } from './static-widgets.ts'

const providers = { widget: 'games/provider-list', props: { title: 'home.providers', limit: 60 } }
const banner = { widget: 'banners/banner-carousel', props: {} }
const page = { blocks: [banner, providers], inSlots: [], match: undefined }
const all = () => true
const ofProviders = { 'games/provider-list': [{ name: 'games/providers', parameters: {} }] }

test('a widget without behaviour is static, with the data that it shows', () => {
  const statics = staticWidgets(page, all)
  expect(statics).toEqual(ofProviders)
  expect(dataOfStaticOnly(page, statics)).toEqual(ofProviders['games/provider-list'])
})

test('a static widget hydrates if its data failed to load', () => {
  expect(staticWidgets(page, () => false)).toEqual({})
})

test('a static widget hydrates if it is also in a slot', () => {
  expect(staticWidgets({ ...page, inSlots: [providers] }, all)).toEqual({})
})
