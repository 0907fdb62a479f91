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

test('a widget whose data failed to load hydrates', () => {
  expect(staticWidgets(page, () => false)).toEqual({})
})

test('a widget that is in a slot too hydrates', () => {
  expect(staticWidgets({ ...page, inSlots: [providers] }, all)).toEqual({})
})
