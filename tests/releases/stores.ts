import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '../../app/releases/folder-store.ts'
import { createS3Store } from '../../app/releases/s3-store.ts'
import type { ReleaseStore } from '../../app/releases/release-store.ts'
import { startS3Endpoint } from './s3-endpoint.ts'

/** An empty store, and the function that closes it. */
export interface OpenedStore {
  readonly store: ReleaseStore
  /** Opens the same store again, as another process would. */
  readonly again: () => ReleaseStore
  readonly close: () => void
}

/** Every kind of release store by its name. All of them have to pass the same tests. */
export const storeKinds: Readonly<Record<string, () => Promise<OpenedStore>>> = {
  folder: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-releases-'))
    const again = () => createFolderStore(folder)
    return { store: again(), again, close: () => rmSync(folder, { recursive: true, force: true }) }
  },
  s3: async () => {
    const { bucket, config, close } = await startS3Endpoint()
    const again = () => createS3Store({ bucket, prefix: 'brands/live' }, { ...config, maxAttempts: 1 })
    return { store: again(), again, close }
  },
}
