import { createDevice, type SimulatedTab } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import type { Bank, QuickRegisterSetting } from '../../../../schemas/generated/records.ts'
import type { AuthDependencies } from '../auth-dependencies.ts'

type CallResponse = Readonly<{ status: boolean; code?: number; msg?: string; data?: unknown; noResponse?: true }>

export const setting = {
  register: 1,
  otp: 1,
  otp_length: 6,
  bank: 1,
  verify_account_name: 1,
  send_type: 'sms',
  fullname: 0,
  email: 0,
  tax_id: 0,
  password_mode: 'text',
  terms_version: '1',
} as unknown as QuickRegisterSetting

/** A device and a backend in virtual time. Each endpoint responds after a second. */
export function createAuthStage(responses: Readonly<Record<string, (payload: never) => CallResponse>>) {
  const time = createVirtualTime(Date.UTC(2026, 0, 1))
  const device = createDevice(time)
  const calls: { readonly endpoint: string; readonly payload: Readonly<Record<string, unknown>> }[] = []
  const failures: (string | undefined)[] = []
  const logins: string[] = []
  const registrations: number[] = []
  const ends = new Map<string, number>()
  let lane: Promise<unknown> = Promise.resolve()

  async function respond(endpoint: string, payload: object): Promise<CallResponse> {
    calls.push({ endpoint, payload: payload as Readonly<Record<string, unknown>> })
    await time.wait(1000)
    return responses[endpoint]?.(payload as never) ?? { status: true, data: {} }
  }

  const dependencies = (tab: SimulatedTab): AuthDependencies => ({
    flow: tab.context(),
    call: respond as AuthDependencies['call'],
    login: async (username, password, isPhone = true) => {
      logins.push(username)
      const payload = { username, password, mobile_check: isPhone ? 1 : 0 }
      const response = (await respond('index/auth', payload)) as Awaited<ReturnType<AuthDependencies['login']>>
      if (response.status) device.become(username)
      return response
    },
    showFailure: ({ msg }) => void failures.push(msg),
    announceRegistration: () => void registrations.push(time.now()),
    loadBanks: async (currency) => {
      const { status, data } = await respond('user/get-bank-list', { currency })
      if (!status) throw new Error('no banks')
      return (data as { data: Bank[] }).data
    },
    countdowns: {
      start: (key, _kind, seconds = 120) => void ends.set(key, time.now() + seconds * 1000),
      secondsLeft: (key) => Math.max(0, Math.ceil(((ends.get(key) ?? 0) - time.now()) / 1000)),
      clear: (key) => void ends.delete(key),
    },
    serverNow: time.now,
    wait: time.wait,
    oneTabAtATime: (_name, run) => {
      const mine = lane.then(run)
      lane = mine
      return mine
    },
  })

  return {
    time,
    device,
    calls,
    failures,
    logins,
    /** The times of the announced registrations. */
    registrations,
    dependencies,
    /** How often an endpoint was called. */
    count: (name: string) => calls.filter(({ endpoint }) => endpoint === name).length,
  }
}
