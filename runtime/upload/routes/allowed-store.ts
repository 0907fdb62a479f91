import type { StoreAddress, UploadSettings } from '../upload-options.ts'

/** Scheme and host of a region's own store. */
const regionOrigin = (region: string) => `https://s3.${region}.amazonaws.com`

/** The address of an object in a bucket, or the reason why the brand may not write the object (BRD-11). */
export function allowedAddress(
  grant: { readonly bucket: unknown; readonly region: unknown; readonly key: unknown; readonly endpoint: unknown },
  settings: UploadSettings,
  siteHost: string,
): StoreAddress | string {
  const { bucket, region, key, endpoint } = grant
  if (bucket !== settings.bucket) return 'the response names another bucket'
  if (region !== settings.region) return 'the response names another region'
  if (typeof key !== 'string' || !isUnder(key, settings.prefix)) return 'the response names another folder'
  if (endpoint === undefined) return { bucket: settings.bucket, region: settings.region, key, endpoint: undefined }
  if (typeof endpoint !== 'string' || !isLoopbackStore(endpoint, siteHost)) return 'the response names another store'
  return { bucket: settings.bucket, region: settings.region, key, endpoint: new URL(endpoint).origin }
}

/**
 * Whether an address is that of the object `key` in the brand's bucket, and the key is under the brand's prefix
 * (BRD-11).
 */
export function isAllowedUrl(text: string, key: string, settings: UploadSettings, siteHost: string): boolean {
  if (!URL.canParse(text) || !isUnder(key, settings.prefix)) return false
  const url = new URL(text)
  const { bucket, region } = settings
  const origins = [`https://${bucket}.s3.${region}.amazonaws.com`, `${regionOrigin(region)}/${bucket}`]
  if (isLoopbackStore(url.origin, siteHost)) origins.push(`${url.origin}/${bucket}`)
  return url.username === '' && origins.some((origin) => `${url.origin}${url.pathname}` === `${origin}/${key}`)
}

/** The address of a stored object. */
export function objectUrl({ bucket, region, key, endpoint }: StoreAddress): string {
  if (endpoint !== undefined) return `${endpoint}/${bucket}/${key}`
  return bucket.includes('.')
    ? `${regionOrigin(region)}/${bucket}/${key}`
    : `https://${bucket}.s3.${region}.amazonaws.com/${key}`
}

/**
 * Whether a key is under the prefix and has only plain segments. No server can read such a segment as a parent folder.
 */
function isUnder(key: string, prefix: string): boolean {
  return (
    key.startsWith(`${prefix}/`) && key.length <= 1024 && key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))
  )
}

/** The sandbox's store is on loopback. Only pages on loopback may use it. */
function isLoopbackStore(origin: string, siteHost: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname) && isLoopback(siteHost)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]'
}
