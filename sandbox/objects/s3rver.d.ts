declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The server's storage of objects. */
  interface ObjectFiles {
    putBucket(name: string): Promise<unknown>
    existsObject(bucket: string, key: string): Promise<boolean>
    listObjects(
      bucket: string,
      options: object,
    ): Promise<{ objects: readonly { key: string; size: number; metadata: Readonly<Record<string, string>> }[] }>
    getMetadata(bucket: string, key: string): Promise<Readonly<Record<string, string>>>
  }

  /** A server that speaks S3 and checks signatures. */
  export default class S3rver {
    constructor(options: { readonly silent: boolean; readonly directory: string; readonly vhostBuckets: boolean })
    readonly store: ObjectFiles
    readonly logger: { close(): void }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  /** The account with the accepted key pairs. */
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
    revokeAccessKey(accessKeyId: string): void
    /** The secrets by access key id. */
    readonly accessKeys: ReadonlyMap<string, string>
  }
}
