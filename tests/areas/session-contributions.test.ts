import { expect, test } from 'vitest'
import { decodeResponse } from '../../runtime/api/testing/decode-whole.ts'
import { brokenValues } from '../../runtime/api/testing/wrong-values.ts'
import type { PartSource } from '../../runtime/areas/area.ts'
import { member } from '../../runtime/session/testing/member.ts'
import games from '../../widgets/games/area.ts'
import { closedBecause } from '../../widgets/games/model/closed-because.ts'
import partners from '../../widgets/partners/area.ts'
import type { MaintenanceWindows } from '../../widgets/games/model/read-maintenance.ts'
import wallet from '../../widgets/wallet/area.ts'

const dashboard = {
  logged_in: true,
  user: { ...member, wallet: [{ display: 'THB', balance: '1.00' }] },
  crm: { affiliate_username: 'a', link: '/?aff=a' },
  wallet: [{ display: 'THB', balance: '12480.50' }],
  provider_maintenance: [{ provider_id: '1', start_time: '2026-11-22 10:00:00', end_time: '2026-11-22 12:00:00' }],
}

/** Decodes a response by its schema, as the session does, and reads an area's part of it. */
function read(area: typeof wallet, data: unknown) {
  const response = decodeResponse('user/dashboard', 200, { status: true, data }, {})
  return area.session?.read((response.data ?? {}) as PartSource, area.session.empty, true)
}

test('[STA-01] [STA-04] each area reads its part of the dashboard', () => {
  expect(read(wallet, dashboard)).toEqual(dashboard.wallet)
  expect(read(wallet, { user: dashboard.user })).toEqual(dashboard.user.wallet)
  expect(read(games, dashboard)).toEqual({
    1: [{ start_date: '2026-11-22 10:00:00', end_date: '2026-11-22 12:00:00' }],
  })
  expect(read(partners, dashboard)).toEqual({ username: 'a', link: '/?aff=a' })
})

test('[GAM-04] a provider with a current and a future maintenance window is closed in both', () => {
  const later = { provider_id: '1', start_time: '2026-11-23 10:00:00', end_time: '2026-11-23 12:00:00' }
  const rows = [...dashboard.provider_maintenance, later]
  const windows = read(games, { ...dashboard, provider_maintenance: rows }) as MaintenanceWindows
  const isClosedAt = (time: string) =>
    closedBecause({ maintenance: 0, provider_id: '1' }, undefined, windows, Date.parse(time)) === 'provider'
  expect(isClosedAt('2026-11-22T11:00:00+08:00')).toBe(true)
  expect(isClosedAt('2026-11-22T12:00:00+08:00')).toBe(false)
  expect(isClosedAt('2026-11-23T11:00:00+08:00')).toBe(true)
})

test.each(brokenValues(dashboard))(
  '[STA-01] for each wrong value at $place, every area reads a valid part',
  ({ values }) => {
    for (const value of values) {
      const wallets = read(wallet, value) as readonly { readonly balance: unknown }[]
      // An unreadable wallet keeps its place without a balance, so no other wallet moves up.
      expect(wallets.every(({ balance }) => /^(?:-|-?\d+(?:\.\d+)?)?$/.test(String(balance)))).toBe(true)
      const windows = Object.values(read(games, value) as MaintenanceWindows).flat()
      expect(windows.every(({ end_date: end }) => typeof end === 'string')).toBe(true)
      const partner = read(partners, value) as { readonly link: unknown } | undefined
      expect(partner === undefined || typeof partner.link === 'string').toBe(true)
    }
  },
)
