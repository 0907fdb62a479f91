import { randomBytes } from 'node:crypto'

/** The lifetime of temporary credentials, in ms: the shortest lifetime that a real service offers. */
export const grantLifetime = 900_000

/** A permission to write one object. */
export interface Grant {
  readonly merchantId: string
  readonly bucket: string
  readonly key: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
  /** Milliseconds since 1970, in the sandbox's time. */
  readonly until: number
}

/** The issued credentials. */
export interface Grants {
  add(object: Pick<Grant, 'merchantId' | 'bucket' | 'key'>): Grant
  find(accessKeyId: string): Grant | undefined
  clear(): void
}

export function createGrants(now: () => number): Grants {
  const grants = new Map<string, Grant>()
  return {
    add(object) {
      const grant: Grant = {
        ...object,
        accessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
        secretAccessKey: randomBytes(30).toString('base64url'),
        sessionToken: randomBytes(48).toString('base64url'),
        until: now() + grantLifetime,
      }
      grants.set(grant.accessKeyId, grant)
      return grant
    },
    find: (accessKeyId) => grants.get(accessKeyId),
    clear: () => grants.clear(),
  }
}
