import { createSession } from '../../../runtime/session/session.ts'
import walletArea from '../../../widgets/wallet/area.ts'
import { createPushSignIn } from '../../../widgets/analytics/model/push-sign-in.ts'
import onAccountVisit from '../../../widgets/account/visit.ts'
import type { AreaVisit } from '../../../runtime/areas/area-visit.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { createStorage } from '../../../runtime/flow/testing/simulated-device.ts'
import type { Callers, RecordingBackend } from '../recording-backend.ts'

const wallet = [{ display: 'THB', balance: '7654321.50' }]

function openSession({ call }: RecordingBackend) {
  return createSession({
    call,
    now: () => 1_000_000,
    currency: 'THB',
    onEnd: () => {},
    announce: () => {},
    parts: new Map([['wallet', walletArea.session as NonNullable<typeof walletArea.session>]]),
  })
}

/** Signs a member in for push messages, and out again. */
async function signInAndOut({ call }: RecordingBackend): Promise<void> {
  const storage = createStorage(new Map([['key', '{"id":"subscription"}']]))
  const signIn = createPushSignIn({ storage, key: 'key', origin: 'https://brand.example', call }, (name) => name)
  signIn.update({
    known: true,
    member: { uid: '1001', username: 'lek' } as Member,
    pendingLogout: undefined,
    isLogoutEverywhereRequested: false,
  })
  await signIn.signOut()
}

const device = { uid: '1001', subscribe_domain: 'https://brand.example' }

export const sessionCalls: Callers = {
  'index/auth': [
    {
      caller: 'the login by phone number',
      drive: async (backend) => (await openSession(backend).login('660812345678', 'Passw0rd1')).data,
      payloads: [{ username: '660812345678', password: 'Passw0rd1', mobile_check: 1 }],
      read: { country_lang: 'th-th', default_lang: 'th', uid: '1001' },
    },
    {
      caller: 'the login by another name',
      drive: async (backend) => (await openSession(backend).login('lek', 'Passw0rd1', false)).status,
      payloads: [{ username: 'lek', password: 'Passw0rd1', mobile_check: 0 }],
      read: false,
    },
  ],
  'index/logout': [
    {
      caller: 'the logout',
      drive: async (backend) => {
        const session = openSession(backend)
        await session.begin()
        return session.logout()
      },
      payloads: [{}],
      read: true,
    },
  ],
  'user/dashboard': [
    {
      caller: 'the start of a page',
      drive: async (backend) => {
        const session = openSession(backend)
        await session.begin()
        const { member, parts } = session.store.getState()
        return [member?.phone, parts.wallet]
      },
      payloads: [{ page_name: 'home' }],
      read: ['66-0812345678', wallet],
    },
  ],
  'user/get-bal': [
    {
      caller: 'the refreshed balance',
      drive: async (backend) => (await walletArea.session?.refresh?.(backend.call))?.value,
      payloads: [{}],
      read: wallet,
    },
  ],
  'user/update-signal-token': [{ caller: 'the sign-in for push messages', drive: signInAndOut, payloads: [device] }],
  'user/update-signal-unsub-token': [
    { caller: 'the sign-out from push messages', drive: signInAndOut, payloads: [device] },
  ],
  'user/update-click': [
    {
      caller: 'a visit with an affiliate’s code',
      drive: async ({ reader }) => {
        const storage = createStorage()
        await onAccountVisit({ search: '?ref=friend-7', storage, reader } as unknown as AreaVisit)
        return storage.getItem('aff')
      },
      payloads: [{ aff_code: 'friend-7' }],
      read: 'friend-7',
    },
  ],
}
