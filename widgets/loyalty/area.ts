import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'loyalty',
  visitorFacts: ({ loggedIn, member }) => ({ vip: loggedIn ? Number(member?.vip ?? 1) : undefined }),
})
