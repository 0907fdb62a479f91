import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { areaDecoders } from '../areas/area-decoders.ts'
import { areaModules } from '../areas/area-modules.ts'
import { installationVariable } from '../areas/installation-folder.ts'
import { installedAreas } from '../areas/installed-areas.ts'
import { generatedFile, ownGenerated } from '../areas/own-generated.ts'
import { publicEntries } from '../areas/public-entries.ts'
import { renewGenerated } from '../areas/renew-generated.ts'

const projectFolder = resolve(import.meta.dirname, '../..')

/**
 * The Vitest plugins for the tests of an installation's areas. They renew generated files that are out of date. Vitest
 * fails with a message if `livery.json` is missing, or if it or an area has a mistake.
 */
export function liveryTests(): Plugin[] {
  return [
    {
      name: 'livery:tests',
      enforce: 'pre',
      async config({ root = process.cwd() }) {
        const installation = process.env[installationVariable] || findInstallation(resolve(root))
        if (installation === undefined)
          throw new Error(`Neither ${resolve(root)} nor a folder above has a livery.json.`)
        // The processes that run the tests inherit the variable.
        process.env[installationVariable] = installation
        await renewGenerated(installation, projectFolder)
        return { resolve: { dedupe: ['react', 'react-dom'] } }
      },
    },
    publicEntries(projectFolder),
    ownGenerated(projectFolder),
    areaModules(() => installedAreas(projectFolder), false),
    areaDecoders(() => installedAreas(projectFolder), generatedFile(projectFolder, 'decoders')),
  ]
}

/**
 * The first folder with a `livery.json`: `from` itself, or else the nearest folder above. Undefined if no folder has
 * this file.
 */
function findInstallation(from: string): string | undefined {
  if (existsSync(join(from, 'livery.json'))) return from
  return dirname(from) === from ? undefined : findInstallation(dirname(from))
}
