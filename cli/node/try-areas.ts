import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { programFile } from '../../app/areas/code-file.ts'

export interface TriedAreas {
  /** The folder with `livery.json`, an absolute path. */
  readonly installation: string
  /** The folder of the program, an absolute path. */
  readonly projectFolder: string
}

/**
 * Loads the code of areas that a preview loads at its start: sandbox, checks and host. A worker loads it, because Node
 * never loads a module again in the same thread. Rejects with the message of the first mistake.
 */
export async function tryAreas(areas: TriedAreas): Promise<void> {
  const worker = new Worker(programFile(join(areas.projectFolder, 'cli/node/areas-trial')), { workerData: areas })
  try {
    const mistake = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The code of an area ends the process.')))
    })
    if (mistake !== '') throw new Error(String(mistake))
  } finally {
    await worker.terminate()
  }
}
