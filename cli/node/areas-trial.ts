import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '../../runtime/errors/caught-error.ts'
import type { TriedAreas } from './try-areas.ts'

/** A worker that loads the code of areas like a new preview. Sends the first mistake's message, or an empty text. */
const { installation, projectFolder } = workerData as TriedAreas
parentPort?.postMessage(await firstMistake())

async function firstMistake(): Promise<string> {
  try {
    const { enterInstallation } = await import('./enter-installation.ts')
    await enterInstallation(installation, projectFolder)
    // Imported only now, so that these modules use the generated files of the installation.
    const { loadAreaCode } = await import('../../app/load-area-code.ts')
    await loadAreaCode(projectFolder)
    return ''
  } catch (error) {
    return messageOf(error)
  }
}
