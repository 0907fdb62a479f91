import { createCountdowns } from '../../runtime/countdown/countdowns.ts'
import { createUrlLogin } from '../../runtime/session/url-login.ts'
import type { Visit } from '../../runtime/site/site-context.ts'

/** The parts of a site that exist only in a browser, with the clock and the storages of the test environment. */
export function visitForTests(scope: string): Visit {
  const clock = { now: () => Date.now(), observe: () => {} }
  return {
    clock,
    countdowns: createCountdowns({ clock, storage: localStorage, scope }),
    urlLogin: createUrlLogin({
      mode: 'off',
      take: undefined,
      visitorKnown: async () => {},
      member: () => undefined,
      logIn: async () => {},
    }),
    reportError: (error) => console.error(error),
    search: '',
    storage: localStorage,
    tabStorage: sessionStorage,
  }
}
