import { expect, test } from 'vitest'
import { readCommunity } from './read-community.ts'
import { ofGroup } from './member-groups.ts'

const general = {
  merchant_name: 'Acme',
  currency: 'THB',
  community: {
    member_group_0: { community_tele_url: 'https://t.me/guests', lineLink: 'https://line.me/R/ti/p/@acme' },
    member_group_1: { community_whatsapp_url: 'https://wa.me/66200019100', community_line_url: 'javascript:alert(1)' },
  },
}

test.each([
  [undefined, ['telegram', 'line-friend']],
  ['member_group_1', ['whatsapp']],
  ['member_group_9', ['telegram', 'line-friend']],
  ['constructor', ['telegram', 'line-friend']],
])('[CON-03] the group %s has its own links, or else those of guests', (group, places) => {
  expect(ofGroup(readCommunity(general), group)?.map(({ place }) => place)).toEqual(places)
})

test.each([[{}], [[]], [null], ['<html>'], [{ ...general, community: { member_group_0: 'x' } }]])(
  '[CON-03] %j gives no community and no failure',
  (file) => {
    expect(ofGroup(readCommunity(file), undefined) ?? []).toEqual([])
  },
)
