// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { HistoryRouter } from './HistoryRouter.tsx'
import { Link } from './Link.tsx'
import { useLocation, useNavigationType } from './use-location.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>
}

let unmount = (): void => {}
afterEach(() => unmount())

/**
 * Opens a page at `/th-th` with one link and clicks the link. Returns the router's location, and whether the browser
 * handled the click.
 */
async function click(link: React.ReactElement, event: MouseEventInit = {}) {
  window.history.replaceState(null, '', '/th-th')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => act(() => root.unmount())
  await act(async () =>
    root.render(
      <HistoryRouter>
        {link}
        <Where />
      </HistoryRouter>,
    ),
  )
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, ...event })
  let isBrowsers = false
  const atLast = (seen: Event) => {
    isBrowsers = !seen.defaultPrevented
    seen.preventDefault()
  }
  document.addEventListener('click', atLast)
  await act(async () => void place.querySelector('a')?.dispatchEvent(clicked))
  document.removeEventListener('click', atLast)
  return { where: place.querySelector('output')?.textContent, isBrowsers }
}

test('[NAV-01] a link opens its page without loading the site, with query and state', async () => {
  const link = <Link to="/th-th/slot?sort=new" state={{ keepScroll: true }} />
  expect(await click(link)).toEqual({ where: 'PUSH /th-th/slot?sort=new {"keepScroll":true}', isBrowsers: false })
})

test.each([
  ['the current address', <Link key="1" to="/th-th" />, 'REPLACE /th-th null'],
  ['a link with replace', <Link key="2" to="/th-th/slot" replace />, 'REPLACE /th-th/slot null'],
])('[NAV-01] %s adds no entry to the history', async (_, link, where) => {
  expect(await click(link)).toEqual({ where, isBrowsers: false })
})

test.each([
  ['a pressed modifier key', <Link key="1" to="/th-th/slot" />, { ctrlKey: true }],
  ['the middle button', <Link key="2" to="/th-th/slot" />, { button: 1 }],
  ['another window', <Link key="3" to="/th-th/slot" target="_blank" />, {}],
  ['another site', <Link key="4" to="//example.com/slot" />, {}],
  ['another site by a backslash', <Link key="6" to="/\\example.com/slot" />, {}],
  ['another scheme', <Link key="5" to="https://example.com" />, {}],
])('[NAV-01] the browser handles %s', async (_, link, event) => {
  expect(await click(link, event)).toEqual({ where: 'POP /th-th null', isBrowsers: true })
})

test('[NAV-01] a click handler can prevent a link from opening', async () => {
  const link = <Link to="/th-th/slot" onClick={(event) => event.preventDefault()} />
  expect((await click(link)).where).toBe('POP /th-th null')
})
