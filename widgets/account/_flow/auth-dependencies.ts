import type { CountdownKind } from '../../../runtime/widget-api/countdown.ts'
import type { ResponseOf, Call } from '../../../runtime/widget-api/data.ts'
import type { FlowContext } from '../../../runtime/widget-api/flow.ts'
import type { Bank } from '../../../schemas/generated/records.ts'

/** A failed response, to show its message to the visitor. */
export interface Failure {
  readonly msg?: string | undefined
  readonly missing?: true
  readonly noResponse?: true
}

/** The dependencies of the account's flows: login, sign-up, forgotten password, verification of a contact. */
export interface AuthDependencies {
  readonly flow: FlowContext
  readonly call: Call
  /** `isPhone`: whether the name of the account is a phone number. Default: true. */
  readonly login: (username: string, password: string, isPhone?: boolean) => Promise<ResponseOf<'index/auth'>>
  /** The banks that a visitor may choose at sign-up in a currency. Rejects after a failed call. */
  readonly loadBanks: (currency: string) => Promise<readonly Bank[]>
  readonly showFailure: (failure: Failure) => void
  readonly announceRegistration: () => void
  readonly countdowns: {
    start(key: string, kind: CountdownKind, seconds?: number): void
    secondsLeft(key: string, kind: CountdownKind): number
    clear(key: string): void
  }
  /** The server's time, ms since 1970. */
  readonly serverNow: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Runs a task. Two tasks with the same name never run at the same time, even in two tabs of the brand. */
  readonly oneTabAtATime: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
}
