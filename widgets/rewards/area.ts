import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'rewards',
  icons: {
    wheel:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18M3 12h18M5.6 5.6l12.8 12.8m0-12.8L5.6 18.4M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
    envelope: 'M6 3h12v18H6V3Zm0 4c2 3 4 4 6 4s4-1 6-4m-6 4v3m-1.5-1.5h3',
  },
})
