import { expect, test } from 'vitest'
import type { Schema } from './schema.ts'
import { withSessionParts } from './with-session-parts.ts'

const text: Schema = { type: 'string' }
const member: Schema = { $id: 'livery:records/member', properties: { uid: text }, required: ['uid'] }
const dashboard: Schema = {
  $id: 'livery:api/user/dashboard',
  properties: { response: { properties: { data: { properties: { user: text }, required: [] } } } },
}
const file = (part: Record<string, Schema>) => ({
  path: 'areas/coffee/session.schema.json',
  below: 'session.schema.json',
  value: { properties: part },
})

test('an area adds its fields to the member and to the dashboard', () => {
  const part = file({
    member: { properties: { stamps: text }, required: ['stamps'] },
    dashboard: { properties: { orders: text } },
  })
  const { records, api } = withSessionParts({ records: [member], api: [dashboard] }, [part])
  expect(records[0]).toMatchObject({ properties: { uid: text, stamps: text }, required: ['uid', 'stamps'] })
  expect(api[0]?.properties?.response?.properties?.data?.properties).toEqual({ user: text, orders: text })
})

test('a field that the session already has is refused', () => {
  const part = file({ member: { properties: { uid: text } } })
  expect(() => withSessionParts({ records: [member], api: [dashboard] }, [part])).toThrow(
    'areas/coffee/session.schema.json: the session already has "uid".',
  )
})
