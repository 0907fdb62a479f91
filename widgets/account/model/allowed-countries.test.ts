import { expect, test } from 'vitest'
import { allowedCountries, firstCountry } from './allowed-countries.ts'

const country = (abr: string, code: string) => ({
  abr,
  code,
  currency: 'THB',
  mobileno_length_min: 9,
  mobileno_length_max: 10,
})
const list = [country('VN', '84'), country('TH', '66'), country('PH', '63')]

test.each<[string[], Record<string, [string, ...string[]]>, string, string[]]>([
  [[], {}, 'site.example', ['VN', 'TH', 'PH']],
  [['TH', 'PH'], {}, 'site.example', ['TH', 'PH']],
  [['TH', 'PH'], { 'ph.site.example': ['PH'] }, 'ph.site.example', ['PH']],
  [['TH', 'PH'], { 'ph.site.example': ['PH'] }, 'site.example', ['TH', 'PH']],
  [['XX'], {}, 'site.example', ['VN', 'TH', 'PH']],
])(
  '[CFG-05] if the brand allows %j for all hosts and %j per host, the host %s offers %j',
  (allow, perHost, host, seen) => {
    expect(allowedCountries(list, { allow, perHost }, host).map(({ abr }) => abr)).toEqual(seen)
  },
)

test('the preselected country is the site’s country, or else the first country of the list', () => {
  expect(firstCountry(list, 'TH')?.abr).toBe('TH')
  expect(firstCountry(list, 'XX')?.abr).toBe('VN')
  expect(firstCountry([], 'TH')).toBeUndefined()
})
