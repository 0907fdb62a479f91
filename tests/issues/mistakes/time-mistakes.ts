import { type Mistake, banner, inManifest } from './mistake.ts'

/** Wrong days, times and years. */
export const timeMistakes: readonly Mistake[] = [
  {
    title: 'year of the Thai calendar',
    code: 'year-of-another-calendar',
    ...inManifest(
      banner('"when": { "from": ‸"2569-12-01T00:00:00+07:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'time without its offset from UTC',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-12-01T00:00:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'maintenance period that is over',
    code: 'maintenance-is-over',
    severity: 'warning',
    ...inManifest(
      '"availability": { "maintenance": { "until": ‸"2025-11-01T00:00:00+07:00" } }',
      '"availability": { "maintenance": { "until": "2027-11-01T00:00:00+07:00" } }',
    ),
  },
  {
    title: 'day that does not exist',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-02-30T00:00:00Z" }'),
      banner('"when": { "from": "2026-03-01T00:00:00Z" }'),
    ),
    message: 'the value has to be an existing day and time',
  },
  {
    title: 'day without a time',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-12-01" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'day as people in Thailand write it',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"01/12/2569" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'Thai year in a condition within another',
    code: 'year-of-another-calendar',
    ...inManifest(
      banner('"when": { "any": [{ "until": ‸"2570-01-01T00:00:00+07:00" }] }'),
      banner('"when": { "any": [{ "until": "2027-01-01T00:00:00+07:00" }] }'),
    ),
  },
  {
    title: 'distant year instead of no end',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "session": "guest", "until": ‸"9999-12-31T00:00:00Z" }'),
      banner('"when": { "session": "guest" }'),
    ),
    suggestion: 'remove "until"',
  },
  {
    title: 'maintenance without its offset from UTC',
    code: 'bad-form',
    ...inManifest(
      '"availability": { "maintenance": { "until": ‸"2026-12-01 05:00:00" } }',
      '"availability": { "maintenance": { "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'maintenance that ends before it begins',
    code: 'bad-form',
    ...inManifest(
      '"availability": { "maintenance": { "from": "2026-12-01T05:00:00+07:00", "until": ‸"2026-12-01T02:00:00+07:00" } }',
      '"availability": { "maintenance": { "from": "2026-12-01T02:00:00+07:00", "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'version of the terms with a Thai year',
    code: 'year-of-another-calendar',
    ...inManifest(
      '"responsible": { "termsVersion": ‸"2569-01-01" }',
      '"responsible": { "termsVersion": "2026-01-01" }',
    ),
  },
]
