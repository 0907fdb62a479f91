#!/usr/bin/env node
// Starts the command line. If the Node on the path is older than version 24, uses the Node that npm installed with
// Livery.
import module from 'node:module'

// Loads Node modules by `require`, because `import` would also load other modules, such as streams.
const require = module.createRequire(import.meta.url)
const { closeSync, existsSync, openSync, readSync, statSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')
const { fileURLToPath } = require('node:url')

const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/** The nearest `node_modules` that contains the package `node`: in Livery's own folder, or in a folder above it. */
const packages = packagesAbove(projectFolder)

function packagesAbove(folder) {
  const path = join(folder, 'node_modules')
  return existsSync(join(path, 'node')) || dirname(folder) === folder ? path : packagesAbove(dirname(folder))
}

/**
 * The first flag limits V8's space for new objects to two halves of 4 MB. Otherwise, a busy host would fill 134 MB. The
 * second makes V8 collect old objects when they have grown by half.
 */
const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50']

/**
 * Settings of the C library's allocator. A large block of memory gets memory pages of its own. The system gets these
 * pages back when the program frees the block. Otherwise, one cached block keeps the pages of many freed blocks in use.
 */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/**
 * Replaces this process by a process with the settings above, which apply only from the start of a process. Without
 * these settings, a host takes twice the memory for the same work. Does nothing if the process has them, or if the
 * system has no `execve`.
 */
function restartWithLessMemory() {
  const isSet = process.execArgv.some((flag) => flag.startsWith('--max-semi-space-size'))
  if (isSet || process.platform === 'win32' || process.execve === undefined) return
  const env = { ...allocatorSettings, ...process.env }
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...memoryFlags, ...process.argv.slice(1)],
    env,
  )
}

/** The nearest folder with a `livery.json`, from a folder upward. Undefined if none of them has one. */
function findInstallation(from) {
  if (existsSync(join(from, 'livery.json'))) return from
  const above = dirname(from)
  return above === from ? undefined : findInstallation(above)
}

/** Runs the command, for the installation of the current folder, if any. */
async function start() {
  const installation = process.env.LIVERY_INSTALLATION || findInstallation(process.env.INIT_CWD ?? process.cwd())
  if (installation !== undefined) {
    process.env.LIVERY_INSTALLATION = installation
    const { enterInstallation } = await import('../cli/node/enter-installation.ts')
    try {
      await enterInstallation(installation, projectFolder, process.argv[2])
    } catch (error) {
      const { endWithMistakes } = await import('../cli/node/end-with-mistakes.ts')
      return endWithMistakes(error, installation, projectFolder)
    }
  }
  const { main } = (await loadBundle(installation ?? projectFolder)) ?? (await import('../cli/main.ts'))
  await main(projectFolder)
}

/**
 * The commands that run from the bundle. Other commands also import modules outside of the bundle. These would load the
 * bundle's modules a second time.
 */
const bundledCommands = ['validate', 'fix', 'explain', 'routes', 'impact', 'matrix', 'support']

/**
 * Loads the commands about brands as one file, which starts in a quarter of the time. Renews an outdated file. Returns
 * undefined if the command has to run from the sources.
 */
async function loadBundle(folder) {
  if (!bundledCommands.includes(process.argv[2])) return undefined
  const file = join(folder, '.livery/commands.cjs')
  try {
    if (!isCurrent(file)) {
      const { bundleCommands } = await import('../app/bundle-commands.ts')
      await bundleCommands(projectFolder, file)
    }
    loadNodeParts()
    const { setFlagsFromString } = require('node:v8')
    // Optimises a function after 60,000 calls instead of 3,000. Most commands end before optimised code has saved the
    // time of its compilation.
    setFlagsFromString('--invocation-count-for-turbofan=60000')
    // Compiles all functions on loading, because the compile cache contains only functions that V8 has compiled by
    // then.
    setFlagsFromString('--no-lazy')
    try {
      return require(file)
    } finally {
      setFlagsFromString('--lazy')
    }
  } catch {
    return undefined
  }
}

/**
 * Loads the parts of Node that the bundle uses. If they loaded after a change of V8's flags, V8 would refuse their
 * precompiled code.
 */
function loadNodeParts() {
  for (const name of ['buffer', 'child_process', 'events', 'module', 'os', 'process', 'url', 'util', 'v8'])
    require(`node:${name}`)
  for (const stream of ['stdout', 'stderr']) Reflect.get(process, stream)
}

/** Whether all sources of a bundle still have the times of change that its first line lists. */
function isCurrent(file) {
  if (!existsSync(file)) return false
  const timeOf = (path) => statSync(resolve(dirname(file), path), { throwIfNoEntry: false })?.ctimeMs
  return JSON.parse(firstLine(file).slice('//'.length)).every(([path, time]) => timeOf(path) === time)
}

/** The first line of a file in UTF-8. */
function firstLine(file) {
  const handle = openSync(file, 'r')
  try {
    const part = Buffer.alloc(16384)
    let line = Buffer.alloc(0)
    while (!line.includes('\n')) {
      const length = readSync(handle, part)
      if (length === 0) break
      line = Buffer.concat([line, part.subarray(0, length)])
    }
    return line.toString('utf8', 0, line.indexOf('\n'))
  } finally {
    closeSync(handle)
  }
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
  const { spawn } = require('node:child_process')
  const { constants } = require('node:os')
  const running = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A signal to this process is meant for the child that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
  // Like a shell, reports a child that a signal has ended with 128 and the number of the signal.
  running.once('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]))
}
