import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'rebate',
  guards: {
    'rebate-auth': {
      decide: ({ session, site }) =>
        session === 'guest' ? 'login' : site.features.rebate ? 'enter' : 'home-with-toast',
    },
  },
  icons: {
    rebate: 'M20 12a8 8 0 1 1-3-6l3 2m0-4v4h-4m-4 0v8m2-6c-1-1-4-1-4 1s4 1 4 3-3 2-4 1',
  },
})
