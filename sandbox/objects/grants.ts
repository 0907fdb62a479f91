import { randomBytes } from 'node:crypto'

/** The lifetime of temporary credentials, in ms: the shortest lifetime that a real service offers. */
export const grantLifetime = 900_000

/** How long a request with expired credentials still gets the error `ExpiredToken`, in ms: a day. */
const expiredFor = 86_400_000

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
  /** Removes the credentials that expired a day ago or earlier, and returns them. */
  removeExpired(): readonly Grant[]
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
    removeExpired() {
      const expired = [...grants.values()].filter(({ until }) => until + expiredFor <= now())
      for (const { accessKeyId } of expired) grants.delete(accessKeyId)
      return expired
    },
    clear: () => grants.clear(),
  }
}
