import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'rewards',
  icons: {
    wheel:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18M3 12h18M5.600 5.600l12.800 12.800m0-12.800L5.600 18.400M12 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z',
    envelope: 'M6 3h12v18H6V3Zm0 4c2 3 4 4 6 4s4-1 6-4m-6 4v3m-1.500-1.500h3',
  },
})
