import { expect, test } from 'vitest'
import { allowFraming } from './framing.ts'

const html = (headers: Record<string, string>) =>
  new Response('', { status: 404, headers: { 'content-type': 'text/html', ...headers } })

test('the preview may frame a page of a brand, and the rest of its policy remains', () => {
  const response = allowFraming(
    html({ 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }),
    ['5173', '5174'],
  )
  expect(response.status).toBe(404)
  expect(response.headers.get('x-frame-options')).toBeNull()
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self' http://localhost:5173 http://*.localhost:5173 http://localhost:5174 http://*.localhost:5174",
  )
})

test('other responses do not change', () => {
  const response = new Response('{}', { headers: { 'content-type': 'application/json', 'x-frame-options': 'DENY' } })
  expect(allowFraming(response, ['5173'])).toBe(response)
})
