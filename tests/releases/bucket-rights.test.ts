import { afterEach, expect, test } from 'vitest'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { openReleases } from '../support/release-cli.ts'
import { smallBrand } from '../support/small-brand.ts'
import { type Right, type S3Endpoint, startS3Endpoint } from './s3-endpoint.ts'

type Rights = Readonly<Record<Right, readonly RegExp[]>>

/** The rights of the operator's guide for the role that publishes acme to production. */
const guideRights: Rights = {
  's3:PutObject': [/^objects\/acme\//, /^current\/production\/acme$/],
  's3:GetObject': [/^objects\/acme\//, /^current\//],
  's3:ListBucket': [/^/],
}

let endpoint: S3Endpoint | undefined
afterEach(() => endpoint?.close())

/** A bucket with releases of another brand and of staging, and a command line whose role has only the given rights. */
async function openBucket(rights: Rights) {
  let isLimited = false
  endpoint = await startS3Endpoint({
    allows: (right, key) => !isLimited || rights[right].some((pattern) => pattern.test(key)),
  })
  const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, { ...endpoint.config, maxAttempts: 1 })
  const { brands, livery } = openReleases(undefined, store)
  const renamed = (text: string) => text.replaceAll('acme', 'other').replace('Acme', 'Other')
  brands.other = Object.fromEntries(Object.entries(smallBrand).map(([path, text]) => [path, renamed(text)]))
  expect(await livery('publish other production --to s3://releases')).toMatch(/\[0\]$/)
  expect(await livery('publish acme staging --to s3://releases')).toMatch(/\[0\]$/)
  isLimited = true
  return { brands, livery }
}

test('[OPS-01] [OPS-02] the rights of the guide suffice for the releases of a brand in an environment, and for no other brand or environment', async () => {
  const { brands, livery } = await openBucket(guideRights)
  const change = (value: number) => {
    brands.acme = { ...smallBrand, 'tokens.json': JSON.stringify({ radius: { card: { $value: { value } } } }) }
  }
  const allowed = async (command: string) => expect(await livery(command), command).toMatch(/\[0\]$/)
  await allowed('promote acme staging production --store s3://releases')
  change(1)
  await allowed('publish acme production --to s3://releases')
  await allowed('rollback acme production --store s3://releases')
  change(2)
  await allowed('publish acme production --to s3://releases --share 10%')
  await allowed('share acme production 50% --store s3://releases')
  await allowed('cancel acme production --store s3://releases')
  await allowed('publish acme production --to s3://releases --at 2030-01-01T00:00Z')
  await allowed('releases acme production --store s3://releases')
  await allowed('diff acme production --store s3://releases')
  for (const refused of ['publish other production', 'publish acme staging'])
    expect(await livery(`${refused} --to s3://releases`), refused).toMatch(/The access role may not do this.*\n\[2\]$/)
})

test.each([
  ['list the bucket', { 's3:ListBucket': [/^current/] }],
  ['write', { 's3:PutObject': [] }],
] satisfies [string, Partial<Rights>][])(
  '[OPS-01] a role that may not %s gets a list of the rights that it needs',
  async (_name, rights) => {
    const { livery } = await openBucket({ ...guideRights, ...rights })
    expect(await livery('publish acme production --to s3://releases')).toContain(
      'It needs s3:GetObject and s3:PutObject for the brand, and s3:ListBucket for the whole bucket',
    )
  },
)
