import { badRequest, memberEndpoint, openEndpoint, textIn } from 'livery/sandbox'
import type { SandboxPart } from 'livery/sandbox/part'

const listDrinks = openEndpoint('coffee/list-drinks', ({ merchant, language }) => ({
  status: true,
  data: (merchant.data.drinks ?? []).map(({ id, name, kind, price }) => ({
    drink_id: id,
    name: textIn(name, language),
    kind,
    price,
  })),
}))

const placeOrder = memberEndpoint('coffee/place-order', ({ sandbox, merchant, member, payload }) => {
  if (!merchant.data.drinks?.some(({ id }) => id === payload.drink_id)) {
    return { status: false, code: badRequest, msg: 'There is no such drink.' }
  }
  const { lastInsertRowid } = sandbox.database
    .prepare('INSERT INTO coffee_orders (merchant_id, uid, drink_id, hour, placed) VALUES (?, ?, ?, ?, ?)')
    .run(merchant.id, member.uid, payload.drink_id, payload.hour, sandbox.clock.now())
  return { status: true, data: { number: Number(lastInsertRowid) } }
})

const part: SandboxPart = {
  name: 'coffee',
  data: ['drinks'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS coffee_orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  drink_id TEXT NOT NULL,
  hour INTEGER NOT NULL,
  placed INTEGER NOT NULL
) STRICT;
`,
    names: ['coffee_orders'],
  },
  endpoints: [listDrinks, placeOrder],
  dashboard: ({ sandbox, merchant, member }) => {
    if (!member) return {}
    const row = sandbox.database
      .prepare('SELECT count(*) AS orders FROM coffee_orders WHERE merchant_id = ? AND uid = ?')
      .get(merchant.id, member.uid)
    return { coffee_orders: Number(row?.orders) }
  },
}

export default part
