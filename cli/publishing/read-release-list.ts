import {
  BrokenPointer,
  BrokenRelease,
  type Head,
  loadRelease,
  type NamedRelease,
  readHead,
  releasesOf,
  type ReleaseStore,
  waitingOf,
} from '../../app/releases/index.ts'
import type { Environment } from '../../runtime/manifest/index.ts'

interface ListedBrand {
  readonly merchant: string
  readonly environment: Environment
  /** The highest number of releases to list, apart from waiting ones. */
  readonly limit: number
  /** In ms since 1970. */
  readonly now: number
}

/** The releases of a brand in a store. */
export interface ReleaseList {
  /** Undefined if the brand has never been published. */
  readonly head: Head | undefined
  readonly waiting: readonly NamedRelease[]
  /** The last release in service, then earlier ones. */
  readonly listed: readonly NamedRelease[]
  /** Messages about the releases that are damaged, and so are missing from the lists. */
  readonly damage: readonly string[]
}

/**
 * Reads the pointer and the releases of a brand. Each release names its predecessor, so the list ends before a damaged
 * release.
 */
export async function readReleaseList(
  store: ReleaseStore,
  { merchant, environment, limit, now }: ListedBrand,
): Promise<ReleaseList> {
  const head = await readHead(store, merchant, environment, now)
  const waiting: NamedRelease[] = []
  const damage: string[] = []
  for (const { release: name, sequence } of head ? waitingOf(head.pointer) : [])
    await unlessDamaged(
      async () => void waiting.push({ name, release: await loadRelease(store, merchant, name) }),
      (reason) => damage.push(`Release ${sequence}, which is waiting, is damaged: ${reason}. Cancel it.`),
    )
  const listed: NamedRelease[] = []
  await unlessDamaged(
    async () => {
      for await (const one of releasesOf(store, merchant, environment, now)) {
        listed.push(one)
        if (listed.length === limit) break
      }
    },
    (reason) =>
      damage.push(
        listed.length === 0
          ? `The last release, ${head?.pointer.sequence}, is damaged, so Livery cannot list it and earlier ones: ${reason}. Publish the brand again.`
          : `Livery cannot list the releases before ${listed.at(-1)?.release.sequence}, because a release is damaged: ${reason}.`,
      ),
  )
  return { head, waiting, listed, damage }
}

/** Does work. If a release is damaged, calls `report` with the reason. */
async function unlessDamaged(work: () => Promise<void>, report: (reason: string) => void): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof BrokenRelease) || error instanceof BrokenPointer) throw error
    report(error.message)
  }
}
