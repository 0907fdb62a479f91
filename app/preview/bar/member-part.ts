import { callPreview, callSite } from './call-preview.ts'
import type { Bar } from './bar.ts'
import { build, button, labelled, section } from './build.ts'

interface DemoMember {
  readonly merchant: string
  readonly phone: string
  readonly username: string
  readonly password: string
  readonly note: string
}

/** The visitor of the page: a guest or a member of the sandbox. A member logs in by the call of the login dialog. */
export function memberPart({ info, showMessage, attempt }: Bar): HTMLElement {
  const select = build('select')
  let members: readonly DemoMember[] = []
  attempt(async () => {
    const response = await callPreview<{ members: readonly DemoMember[] }>('/__sandbox/members')
    members = response.members.filter(({ merchant }) => merchant === info.brand)
    select.replaceChildren(...members.map(({ phone, note }) => new Option(`${note} (${phone})`, phone)))
  })
  const logIn = () =>
    attempt(async () => {
      const member = members.find(({ phone }) => phone === select.value)
      if (!member) return
      const { username, password } = member
      const response = await callSite('index/auth', { username, password, mobile_check: 0 })
      if (response.status) location.reload()
      else showMessage(response.msg ?? 'The login failed.')
    })
  const logOut = () =>
    attempt(async () => {
      await callSite('index/logout', {})
      location.reload()
    })
  return section(
    'Member',
    labelled('Member', select),
    build('div', { className: 'row' }, button('Log in', logIn, 'strong'), button('Be a guest', logOut)),
  )
}
