import { createHash, randomBytes } from 'node:crypto'
import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../../host/brand-content.ts'
import { RefusedChange } from '../engine/drafts.ts'

/** A snapshot of a brand's draft. Later edits do not change it. */
export interface SharedDraft {
  readonly resolved: ResolvedManifest
  /** Reads text pages from the snapshot, and pictures from the disk, because pictures have no drafts. */
  readonly readFile: ReadBrandFile
  /** When the snapshot was taken, in ms since 1970. */
  readonly snapshotTime: number
}

/** A link under which a colleague sees a draft. */
export interface Share {
  /** Identifies the share in requests of the editor. It does not open the share. */
  readonly id: string
  /** Opens the share. It is random, and different from the studio's token. */
  readonly token: string
  readonly brand: string
  /** When the link ends, in ms since 1970. */
  readonly expires: number
  readonly draft: SharedDraft
}

/** The maximum number of links. Each one needs a site in memory. */
const maxShares = 20

/** Creates the shares of one run of the studio. They end with it. */
export function createShares(now: () => number = Date.now) {
  /** The shares by the hash of their token, so that the duration of a look-up reveals nothing about a token. */
  const shares = new Map<string, Share>()
  const keyOf = (token: string) => createHash('sha256').update(token).digest('hex')

  function all(): readonly Share[] {
    for (const [key, { expires }] of shares) if (expires <= now()) shares.delete(key)
    return [...shares.values()]
  }

  function shareOf(brand: string, id: string): Share {
    const share = all().find((one) => one.id === id && one.brand === brand)
    if (!share) throw new RefusedChange('link-ended')
    return share
  }

  return {
    /**
     * Makes a link.
     *
     * @param lifetime in ms
     * @throws RefusedChange if too many links exist
     */
    make(brand: string, draft: SharedDraft, lifetime: number): Share {
      if (all().length >= maxShares) throw new RefusedChange('too-many-links', { count: maxShares })
      const token = randomBytes(24).toString('base64url')
      const share = { id: randomBytes(6).toString('hex'), token, brand, expires: now() + lifetime, draft }
      shares.set(keyOf(token), share)
      return share
    },
    /** Replaces the draft of a link. The token and the expiry remain. */
    update(brand: string, id: string, draft: SharedDraft): void {
      const share = shareOf(brand, id)
      shares.set(keyOf(share.token), { ...share, draft })
    },
    revoke: (brand: string, id: string): void => void shares.delete(keyOf(shareOf(brand, id).token)),
    of: (brand: string): readonly Share[] => all().filter((one) => one.brand === brand),
    /** The share that a token opens. Undefined if no share has the token, or the share has expired. */
    find(token: string): Share | undefined {
      const share = shares.get(keyOf(token))
      return share && share.expires > now() ? share : undefined
    },
    all,
  }
}

export type Shares = ReturnType<typeof createShares>
