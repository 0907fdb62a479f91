import { describe, expect, test } from 'vitest'
import { settings } from '../testing/fake-dependencies.ts'
import { allowedAddress, isAllowedUrl, objectUrl } from './allowed-store.ts'

const right = { bucket: 'river-uploads', region: 'ap-southeast-7', key: 'river/M1_abc.jpg', endpoint: undefined }
const site = 'www.river.example'
const local = 'river.localhost'

describe('[BRD-11] the allowed targets of credentials', () => {
  test('the bucket, region and folder of the environment', () => {
    expect(allowedAddress(right, settings, site)).toEqual(right)
  })

  test.each([
    [{ bucket: 'market-uploads' }, 'another bucket'],
    [{ bucket: undefined }, 'another bucket'],
    [{ region: 'us-east-1' }, 'another region'],
    [{ key: 'market/M1_abc.jpg' }, 'another folder'],
    [{ key: 'river/../market/a.jpg' }, 'another folder'],
    [{ key: 'river//a.jpg' }, 'another folder'],
    [{ key: 'river/.hidden' }, 'another folder'],
    [{ key: 'riverside/a.jpg' }, 'another folder'],
    [{ key: 'river/a b.jpg' }, 'another folder'],
    [{ key: 'river/%2e%2e/a.jpg' }, 'another folder'],
    [{ key: ['river/a.jpg'] }, 'another folder'],
    [{ endpoint: 'https://evil.example' }, 'another store'],
    [{ endpoint: 'https://s3.us-east-1.amazonaws.com' }, 'another store'],
    [{ endpoint: 'http://127.0.0.1:9000' }, 'another store'],
    [{ endpoint: 'not a url' }, 'another store'],
    [{ endpoint: null }, 'another store'],
  ])('%j is refused', (change, reason) => {
    expect(allowedAddress({ ...right, ...change }, settings, site)).toBe(`the response names ${reason}`)
  })

  test('a page on loopback may write to a store on loopback, and to no other', () => {
    const endpoint = 'http://127.0.0.1:9000'
    expect(allowedAddress({ ...right, endpoint }, settings, local)).toMatchObject({ endpoint })
    expect(allowedAddress({ ...right, endpoint: 'http://192.168.1.5:9000' }, settings, local)).toMatch('another store')
    expect(allowedAddress({ ...right, endpoint: 'http://127.0.0.1.evil.example' }, settings, local)).toMatch('another')
    expect(allowedAddress({ ...right, endpoint }, settings, 'localhost.evil.example')).toMatch('another store')
  })
})

describe('[BRD-11] the allowed targets of a presigned form', () => {
  const key = right.key
  test.each([
    ['https://river-uploads.s3.ap-southeast-7.amazonaws.com/river/M1_abc.jpg?X-Amz-Signature=1', true],
    ['https://s3.ap-southeast-7.amazonaws.com/river-uploads/river/M1_abc.jpg', true],
    ['http://river-uploads.s3.ap-southeast-7.amazonaws.com/river/M1_abc.jpg', false],
    ['https://river-uploads.s3.ap-southeast-7.amazonaws.com.evil.example/river/M1_abc.jpg', false],
    ['https://x@river-uploads.s3.ap-southeast-7.amazonaws.com/river/M1_abc.jpg', false],
    ['https://market-uploads.s3.ap-southeast-7.amazonaws.com/river/M1_abc.jpg', false],
    ['https://river-uploads.s3.ap-southeast-7.amazonaws.com/market/M1_abc.jpg', false],
    ['https://river-uploads.s3.ap-southeast-7.amazonaws.com/river/M1_abc.jpg/../x', false],
    ['http://127.0.0.1:9000/river-uploads/river/M1_abc.jpg', false],
    ['javascript:alert(1)', false],
    ['//evil.example/river/M1_abc.jpg', false],
    ['', false],
  ])('%s: %s', (url, allowed) => {
    expect(isAllowedUrl(url, key, settings, site)).toBe(allowed)
  })

  test('a form for a key outside of the brand’s folder is refused', () => {
    const url = 'https://river-uploads.s3.ap-southeast-7.amazonaws.com/market/M1_abc.jpg'
    expect(isAllowedUrl(url, 'market/M1_abc.jpg', settings, site)).toBe(false)
  })

  test('a page on loopback may use the address of the sandbox’s store', () => {
    const url = `http://127.0.0.1:9000/river-uploads/${key}`
    expect(isAllowedUrl(url, key, settings, local)).toBe(true)
    expect(isAllowedUrl(url, 'market/x.jpg', settings, local)).toBe(false)
  })
})

test('a bucket with dots is addressed by its path', () => {
  expect(objectUrl({ ...right, bucket: 'up.river.example' })).toBe(
    'https://s3.ap-southeast-7.amazonaws.com/up.river.example/river/M1_abc.jpg',
  )
})
