import { expect, test } from 'vitest'
import { paymentUrl } from './payment-url.ts'

const live = { hosts: ['pay.siam191.example'], ownHost: 'www.siam191.example', isDevelopment: false }
const local = { hosts: ['pay.localhost'], ownHost: 'siam191.localhost', isDevelopment: true }

test('[DEP-09] a payment page is on a host of the brand’s list', () => {
  expect(paymentUrl('https://pay.siam191.example/p/1?a=2', live)).toBe('https://pay.siam191.example/p/1?a=2')
  expect(paymentUrl('http://pay.localhost:5173/abc?language=th', local)).toBe(
    'http://pay.localhost:5173/abc?language=th',
  )
})

const refused = [
  '',
  ' ',
  '/pay',
  '//pay.siam191.example/x',
  'pay.siam191.example',
  'http://pay.siam191.example/',
  'ftp://pay.siam191.example/',
  'ws://pay.siam191.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://pay.siam191.example/',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.siam191.example/0000',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  'filesystem:https://pay.siam191.example/temporary/x',
  'view-source:https://pay.siam191.example/',
  'intent://pay.siam191.example/#Intent;scheme=https;end',
  'https://www.siam191.example/',
  'https://www.siam191.example:8443/',
  'https://WWW.SIAM191.EXAMPLE/pay',
  'https://www.siam191.example./',
  'https://siam191.example/',
  'https://evil.example/',
  'https://evil.example/pay.siam191.example',
  'https://evil.example/?pay.siam191.example',
  'https://evil.example#pay.siam191.example',
  'https://pay.siam191.example.evil.example/',
  'https://pay.siam191.example@evil.example/',
  'https://user:secret@pay.siam191.example/',
  'https://evil.example\\@pay.siam191.example/',
  'https://xpay.siam191.example/',
  'https://a.pay.siam191.example/',
  'https://pay.siam191.example:444/',
  'https://pay.siam191.example:80/',
  'https://pay.siam191.example./',
  'https://pаy.siam191.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://pay.localhost/',
  `https://pay.siam191.example/${'a'.repeat(2000)}`,
  'https://',
]

test.each(refused)('[DEP-09] %j is not a payment page', (text) => {
  expect(paymentUrl(text, live)).toBeUndefined()
})

test.each([
  'http://siam191.localhost:5173/',
  'http://mafa191.localhost:5173/',
  'http://localhost:5173/',
  'http://127.0.0.1/',
])('[DEP-09] %j is not a payment page of the sandbox', (text) => {
  expect(paymentUrl(text, local)).toBeUndefined()
})

test('[DEP-09] a payment page without TLS is refused outside of development, even on a loopback name of the list', () => {
  expect(paymentUrl('http://pay.localhost:5173/', { ...local, isDevelopment: false })).toBeUndefined()
})

test('[DEP-09] the site itself is refused even if its list names it', () => {
  expect(paymentUrl('https://www.siam191.example/', { ...live, hosts: ['www.siam191.example'] })).toBeUndefined()
})
