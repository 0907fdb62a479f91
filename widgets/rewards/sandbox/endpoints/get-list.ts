import { memberEndpoint, serverTime, textIn, toDecimal } from '../../../../sandbox/index.ts'
import { envelopesOf } from '../envelopes.ts'

/** The red envelopes of the member (ENG-06). The response hides the amount of a sealed envelope. */
export const angpowGetList = memberEndpoint('angpow/get-list', ({ sandbox, merchant, member, language }) => ({
  status: true,
  data: envelopesOf(sandbox, merchant, member.uid).map(({ envelope, state, amount, ends }) => ({
    id: envelope.id,
    title: textIn(envelope.title, language),
    greeting: textIn(envelope.greeting, language),
    state,
    ...(amount !== undefined && { amount: toDecimal(amount) }),
    end_date: serverTime(ends),
  })),
}))
