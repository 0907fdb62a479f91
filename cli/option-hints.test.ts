import { expect, test } from 'vitest'
import { run } from '../tests/support/run-fake-cli.ts'

test.each([
  ['releases acme production --to /srv/releases', '"releases" has no --to. Did you mean --store?'],
  ['promote acme staging production --to /srv/releases', '"promote" has no --to. Did you mean --store?'],
  ['host --to /srv/releases', '"host" has no --to. Did you mean --store?'],
  ['host --out dist', '"host" has no --out. Did you mean --built?'],
  ['build --built dist', '"build" has no --built. Did you mean --out?'],
  ['publish acme production --to /srv/releases --built dist', '"publish" has no --built. Did you mean --pages?'],
  ['host --format json', '"host" has no --format. Did you mean --log?'],
  ['validate --log json', '"validate" has no --log. Did you mean --format?'],
  ['publish acme --env production --to /srv/releases', 'livery publish <merchant> <environment>.'],
  ['validate --brand acme', 'livery validate [merchants...].'],
  ['check-backend --api http://localhost:8080', 'livery check-backend <url>.'],
  ['publish acme production --stor /srv/releases', 'Did you mean --store?'],
  ['validate --formt json', 'Did you mean --format?'],
])('livery %s: %s', async (line, hint) => {
  const { code, err } = await run(line)
  expect(code).toBe(2)
  expect(err.split('\n').filter((one) => one.includes(hint))).toHaveLength(1)
  expect(err.match(/Did you mean/g) ?? []).toHaveLength(hint.includes('Did you mean') ? 1 : 0)
})

test('a wrong command line has no hint if all of its options belong to the command', async () => {
  expect((await run('publish acme production')).err).not.toContain('Did you mean')
  const { err } = await run('publish acme production --by "--store"')
  expect(err).toContain("required option '--store <store>'")
  expect(err).not.toContain('Did you mean')
})
