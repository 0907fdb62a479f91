import { realWorld } from './real-world.ts'
import { runCli } from './run-cli.ts'

process.exitCode = await runCli(process.argv.slice(2), realWorld())
