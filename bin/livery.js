#!/usr/bin/env node
// Starts the command line with the Node that came with the install, whatever Node is on the path.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = new URL('../cli/main.ts', import.meta.url)

const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/** The folder of npm packages that the program was installed with: the project's own, or the one that the package is in. */
const packages = packagesAbove(projectFolder)

function packagesAbove(folder) {
  const path = join(folder, 'node_modules')
  return existsSync(join(path, 'node')) || dirname(folder) === folder ? path : packagesAbove(dirname(folder))
}

/** The largest size of V8's space for new objects, in MB. Without it, the space of a busy host grows to 134 MB. */
const spaceFlag = '--max-semi-space-size=16'

/**
 * Replaces this process by one with settings that a host needs and that only apply from the start of a process: without them
 * it takes twice the memory for the same work. Continues without them where the system has no `execve`.
 */
function restartWithLessMemory() {
  const isSet = process.execArgv.some((flag) => flag.startsWith('--max-semi-space-size'))
  if (isSet || process.platform === 'win32' || process.execve === undefined) return
  const env = { MALLOC_ARENA_MAX: '2', ...process.env }
  process.execve(process.execPath, [process.execPath, ...process.execArgv, spaceFlag, ...process.argv.slice(1)], env)
}

/** Runs the command, for the installation of the current folder, if any. */
async function start() {
  const { enterInstallation, findInstallation } = await import('../cli/enter-installation.ts')
  const installation = process.env.LIVERY_INSTALLATION ?? findInstallation(process.env.INIT_CWD ?? process.cwd())
  try {
    if (installation !== undefined) {
      process.env.LIVERY_INSTALLATION = installation
      await enterInstallation(installation, projectFolder)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
  await import(main.href)
}

if (Number(process.versions.node.split('.')[0]) >= 24) {
  if (['host', 'serve'].includes(process.argv[2])) restartWithLessMemory()
  module.enableCompileCache?.(join(packages, '.cache/livery'))
  await start()
} else {
  const node = join(packages, 'node/bin/node')
  if (!existsSync(node)) {
    console.error('livery needs Node 24, which comes with the install: run npm install first.')
    process.exit(2)
  }
  const running = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A signal to this process is meant for the child that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
  running.once('exit', (status) => process.exit(status ?? 3))
}
