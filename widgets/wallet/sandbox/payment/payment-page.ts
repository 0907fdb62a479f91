import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import { serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { escapeXml } from '../../../../sandbox/artwork/index.ts'

/** The state of a payment on its page. */
export type PaymentState = 'open' | 'paid' | 'refused' | 'unknown'

/** The contents of a payment page. */
export interface ShownPayment {
  readonly language: string
  readonly state: PaymentState
  /** Name of the brand. */
  readonly merchant?: string
  /** Minor units. */
  readonly amount?: number
  /** The time until which the member can pay, in ms since 1970. */
  readonly until?: number
  /** A drawing of the code to scan, if the channel pays by code. */
  readonly qr?: string
}

const words = {
  en: {
    title: 'Demo payment',
    note: 'This is a test page. No money is transferred.',
    to: 'To',
    amount: 'Amount',
    until: 'Pay by',
    scan: 'Scan this code to pay this amount.',
    pay: 'Pay',
    refuse: 'Decline',
    paid: 'Your payment was sent. Go back to the site.',
    refused: 'The payment was declined or its time ran out. Go back to the site.',
    unknown: 'We could not find this payment.',
  },
  th: {
    title: 'ชำระเงินทดสอบ',
    note: 'หน้านี้ใช้สำหรับทดสอบ ไม่มีการโอนเงินจริง',
    to: 'ชำระให้',
    amount: 'จำนวนเงิน',
    until: 'ชำระก่อนเวลา',
    scan: 'สแกนเพื่อชำระเงินจำนวนนี้',
    pay: 'ชำระเงิน',
    refuse: 'ปฏิเสธ',
    paid: 'ส่งการชำระเงินแล้ว กรุณากลับไปที่เว็บไซต์',
    refused: 'รายการนี้ถูกปฏิเสธหรือหมดเวลาแล้ว กรุณากลับไปที่เว็บไซต์',
    unknown: 'ไม่พบรายการชำระเงินนี้',
  },
} as const

/** The sandbox's payment page: a form with two buttons while the payment is open, and a message afterwards. */
export function paymentPage({ language, state, merchant = '', amount = 0, until = 0, qr }: ShownPayment): string {
  const texts = language in words ? words[language as keyof typeof words] : words[fallbackLanguage]
  // `serverTime` formats in UTC+8, and the page shows the site's time, UTC+7.
  const time = serverTime(until - 3_600_000).slice(11, 16)
  const facts = `<dl>
<dt>${texts.to}</dt><dd>${escapeXml(merchant)}</dd>
<dt>${texts.amount}</dt><dd>THB ${toDecimal(amount)}</dd>
<dt>${texts.until}</dt><dd>${time}</dd>
</dl>`
  const code = qr === undefined ? '' : `<figure>${qr}<figcaption>${texts.scan}</figcaption></figure>\n`
  const form = `${code}${facts}
<form method="post">
<button name="choice" value="pay">${texts.pay}</button>
<button name="choice" value="refuse" class="second">${texts.refuse}</button>
</form>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="note">${texts.note}</p>
${state === 'open' ? form : `<p role="status">${texts[state]}</p>`}
</main>
</body>
</html>
`
}

const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:#eef1f5;color:#1b2430;
font:1rem/1.6 "Noto Sans Thai","IBM Plex Sans Thai",Tahoma,system-ui,sans-serif}
main{width:min(26rem,100%);background:#fff;border-radius:1rem;padding:1.5rem;box-shadow:0 .5rem 2rem rgb(20 30 50/.12)}
h1{margin:0;font-size:1.35rem}
.note{margin:.25rem 0 1.25rem;color:#4d5a6b;font-size:.9rem}
figure{margin:0 0 1rem;text-align:center;color:#4d5a6b;font-size:.9rem}
figure svg{width:180px;height:180px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;margin:0 0 1.5rem}
dt{color:#4d5a6b}
dd{margin:0;text-align:end;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}
button{min-height:3rem;border:0;border-radius:.75rem;background:#0b6b4f;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.second{background:#fff;color:#9c2222;box-shadow:inset 0 0 0 1px currentcolor}
button:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
`
