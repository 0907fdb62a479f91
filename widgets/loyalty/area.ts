import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'loyalty',
  icons: {
    vip: 'M5 8 3 17h18l-2-9-4 4-3-7-3 7-4-4Z',
  },
  visitorFacts: ({ loggedIn, member }) => ({ vip: loggedIn ? Number(member?.vip ?? 1) : undefined }),
})
