import { installedAreas } from './areas/installed-areas.ts'
import { loadAreaHosts } from './areas/load-area-hosts.ts'
import { sandboxBackend } from './backends.ts'
import { loadProduct } from './load-product.ts'
import { loadSandboxParts } from './sandbox-parts.ts'

/**
 * Loads the code of areas that a preview loads at its start: checks, host and sandbox. Rejects with the message of the
 * first mistake.
 */
export async function loadAreaCode(projectFolder: string): Promise<void> {
  await loadProduct()
  await loadAreaHosts(installedAreas(projectFolder))
  sandboxBackend({ all: () => [], find: () => undefined }, await loadSandboxParts()).close()
}
