import { expect, test } from 'vitest'
import { type ChosenFilter, chosenIn, filterOf } from './filter-of.ts'

const noFilter: ChosenFilter = { kind: '', state: '', from: '', to: '' }

test.each<[string, Partial<ChosenFilter>, object]>([
  ['nothing', {}, {}],
  ['a kind and a state', { kind: 'bonus', state: 'done' }, { kind: 'bonus', state: 'done' }],
  ['a first day', { from: '2026-11-01' }, { from: '2026-11-01' }],
  ['a last day', { to: '2026-11-02' }, { to: '2026-11-02' }],
  ['one day', { from: '2026-11-02', to: '2026-11-02' }, { from: '2026-11-02', to: '2026-11-02' }],
  ['days in the wrong order', { from: '2026-11-03', to: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-03' }],
])('[ENG-08] the request filters by %s', (_what, chosen, expected) => {
  expect(filterOf({ ...noFilter, ...chosen }, 2)).toEqual({ page: 2, ...expected })
})

test.each<[string, Partial<ChosenFilter>]>([
  ['', {}],
  [
    'kind=bonus&state=done&from=2026-11-01&to=2026-11-02&page=2',
    { kind: 'bonus', state: 'done', from: '2026-11-01', to: '2026-11-02' },
  ],
  ['kind=BONUS&state=', {}],
  ['kind=deposit&kind=bonus', { kind: 'deposit' }],
  ['from=2026-02-31&to=2026-2-3', {}],
  ['from=yesterday&to=2026-13-01', {}],
])('[ENG-08] the address with ?%s chooses %j', (search, expected) => {
  expect(chosenIn(new URLSearchParams(search))).toEqual({ ...noFilter, ...expected })
})
