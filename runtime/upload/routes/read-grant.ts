import type { ObjectStore, SdkMethod, StoredObject, UploadSettings } from '../upload-options.ts'
import type { UploadDependencies } from '../upload-options.ts'
import { allowedAddress, isAllowedUrl, objectUrl } from './allowed-store.ts'

/** A permission to write one object through the SDK. Only the closure of `open` contains the credentials. */
export interface SdkGrant {
  readonly object: StoredObject
  readonly open: (method: SdkMethod, contentType: string, isPrivate: boolean) => Promise<ObjectStore>
}

/** A permission to write one object with a presigned request. */
export interface FormGrant {
  readonly object: StoredObject
  readonly method: 'PUT' | 'POST'
  readonly url: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the object's key and temporary credentials, from the data itself or from its part `Credential` (UPL-14).
 * Returns a message if they are malformed, or if the brand may not write the object.
 */
export function readCredentials(
  data: unknown,
  settings: UploadSettings,
  dependencies: UploadDependencies,
): SdkGrant | string {
  const outer = fieldsOf(data)
  const inner = outer.Credential === undefined ? outer : fieldsOf(outer.Credential)
  const { AccessKeyId, SecretAccessKey, SessionToken } = inner
  if (![AccessKeyId, SecretAccessKey, SessionToken].every((one) => typeof one === 'string' && one !== '')) {
    return 'the response holds no credentials'
  }
  const key = outer.Credential === undefined ? inner.filepath : (outer.key ?? inner.filepath)
  // An empty address means the region's own store.
  const endpoint = inner.endpoint === '' ? undefined : inner.endpoint
  const target = { bucket: inner.bucket, region: inner.region, key, endpoint }
  const address = allowedAddress(target, settings, dependencies.siteHost)
  if (typeof address === 'string') return address
  const keys = {
    accessKeyId: String(AccessKeyId),
    secretAccessKey: String(SecretAccessKey),
    sessionToken: String(SessionToken),
  }
  const clock = { offset: 0 }
  return {
    object: { key: address.key, url: objectUrl(address) },
    open: (method, contentType, isPrivate) =>
      dependencies.openStore({ keys, address, contentType, isPrivate, method, clock, send: dependencies.send }),
  }
}

/**
 * Reads a presigned form: `url` or `body.action`, `body.method`, `field.key` (UPL-14). Returns a message if the form is
 * malformed, or if the brand may not write the object.
 */
export function readForm(
  data: unknown,
  settings: UploadSettings,
  dependencies: UploadDependencies,
): FormGrant | string {
  const { body, field, url: own } = fieldsOf(data)
  const { method, action } = fieldsOf(body)
  const { key } = fieldsOf(field)
  const url = own === undefined || own === '' ? action : own
  if (typeof url !== 'string' || typeof key !== 'string') return 'the response holds no form'
  if (method !== 'PUT' && method !== 'POST') return 'the response names neither PUT nor POST'
  if (!isAllowedUrl(url, key, settings, dependencies.siteHost)) return 'the response names another store or folder'
  const { origin, pathname } = new URL(url)
  return { object: { key, url: `${origin}${pathname}` }, method, url }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
