import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import type { DatabaseSync } from 'node:sqlite'
import {
  inTransaction,
  isForeign,
  rowReader,
  type SandboxContext,
  type SandboxMerchant,
  textColumn,
} from '../../../../sandbox/index.ts'
import { drawQr } from '../drawings/draw-qr.ts'
import { paymentTime, settle, settleDue } from '../money/settle-due.ts'
import { type TransactionRow, transactionColumns } from '../money/transactions.ts'
import { paymentPage, type PaymentState } from './payment-page.ts'

type Payment = TransactionRow & { readonly merchant_id: string }

const readPayment = rowReader<Payment>({ ...transactionColumns, merchant_id: textColumn })

/**
 * Serves the host of payment pages: `GET /{page}` shows a payment, and `POST /{page}` pays or refuses it (`choice`).
 * The bank confirms a payment after the channel's delay. A refusal takes effect immediately.
 */
export async function handlePayment(sandbox: SandboxContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const language = /^[a-z]{2}$/.exec(searchParams.get('language') ?? '')?.[0] ?? fallbackLanguage
  for (const merchant of sandbox.merchants) settleDue(sandbox, merchant)
  const payment = findPayment(sandbox.database, pathname.slice(1))
  const merchant = sandbox.merchants.find(({ id }) => id === payment?.merchant_id)
  if (!payment || !merchant) return html(404, paymentPage({ language, state: 'unknown' }))
  const channel = merchant.data.deposit_channels.find(({ id }) => id === payment.channel_id)
  if (request.method === 'POST') {
    if (isForeign(request)) return html(403, paymentPage({ language, state: 'unknown' }))
    const choice = new URLSearchParams(await request.text()).get('choice')
    decide(sandbox, merchant, { pageId: pathname.slice(1), seconds: channel?.settle_seconds ?? 0, choice })
    return new Response(null, { status: 303, headers: { location: `${pathname}?language=${language}` } })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
  const shown = {
    language,
    state: stateOf(payment),
    merchant: merchant.name,
    amount: payment.amount,
    until: payment.created + paymentTime,
    ...(channel?.category === 'qr' && { qr: drawQr(`payment:${payment.page_id}`, sandbox.seed) }),
  }
  return html(200, paymentPage(shown))
}

function findPayment(database: DatabaseSync, pageId: string): Payment | undefined {
  if (!/^[\w-]{22}$/.test(pageId)) return undefined
  const row = database.prepare('SELECT * FROM transactions WHERE page_id = ?').get(pageId)
  return row && readPayment(row)
}

function stateOf({ state, settles }: Payment): PaymentState {
  if (state !== 'pending') return state === 'done' ? 'paid' : 'refused'
  return settles === null ? 'open' : 'paid'
}

/** Decides an open payment. A second tap changes nothing, because the payment is then decided. */
function decide(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { pageId, seconds, choice }: { readonly pageId: string; readonly seconds: number; readonly choice: string | null },
): void {
  const payment = findPayment(sandbox.database, pageId)
  if (!payment || stateOf(payment) !== 'open') return
  const now = sandbox.clock.now()
  if (choice === 'pay') {
    sandbox.database.prepare('UPDATE transactions SET settles = ? WHERE page_id = ?').run(now + seconds * 1000, pageId)
  } else if (choice === 'refuse') {
    inTransaction(sandbox.database, () =>
      settle(sandbox, merchant, { transaction: payment, state: 'refused', at: now }),
    )
  }
}

/** As with a payment provider's page, any site may frame this page. The page runs no script. */
function html(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      // Under `no-referrer` a browser would send the form with the origin `null`.
      'referrer-policy': 'same-origin',
    },
  })
}
