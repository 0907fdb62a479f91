import { nodeContext } from './node/node-context.ts'
import { runCli } from './run-cli.ts'

/**
 * Runs the command of this process.
 *
 * @param projectFolder the folder of the program
 */
export async function main(projectFolder: string): Promise<void> {
  const loadProduct = async () => (await import('../app/load-product.ts')).loadProduct()
  const code = await runCli(process.argv.slice(2), nodeContext(projectFolder, loadProduct))
  // Output that could not be written has already set the exit code.
  process.exitCode ||= code
}
