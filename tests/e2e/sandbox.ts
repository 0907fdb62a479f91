import { previewPort } from './ports.ts'

const control = `http://localhost:${previewPort}/__sandbox`

interface SentCode {
  readonly to: string
  readonly purpose: string
  readonly code: string
  readonly at: number
}

/** The last one-time password that the sandbox sent to a number or address. */
export async function sentCode(to: string): Promise<string> {
  const answer = await fetch(`${control}/inbox`)
  const { inbox } = (await answer.json()) as { inbox: readonly SentCode[] }
  const sent = inbox.filter((one) => one.to.endsWith(to)).toSorted((one, other) => other.at - one.at)[0]
  if (!sent) throw new Error(`The sandbox has sent no code to ${to}.`)
  return sent.code
}

/** Another code of the same length. */
export const otherCode = (code: string) => [...code].map((digit) => (Number(digit) + 1) % 10).join('')

/** Makes the sandbox fail: the next calls of an endpoint. */
export async function addFault(fault: Record<string, unknown>): Promise<void> {
  await fetch(`${control}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
}

let numbers = Math.floor(Math.random() * 1e6) * 10

/** A Thai mobile number that no account has, `0891234567`. */
export function freshNumber(): string {
  numbers += 1
  return `089${String(numbers % 1e7).padStart(7, '0')}`
}
