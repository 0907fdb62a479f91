import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { homeFolder } from '../../app/areas/home-folder.ts'
import { ownPackage } from '../../app/areas/own-package.ts'
import { writeFileWhole } from '../../runtime/sources/write-file.ts'
import { watchBrands } from '../../runtime/sources/watch-brands.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { diskFailure } from '../../runtime/sources/disk-failure.ts'
import { makeFolder, notMade } from '../../runtime/sources/make-folder.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { limitMemory } from './limit-memory.ts'
import { surviveLostOutput } from './lost-output.ts'
import { untilSignal } from './until-signal.ts'
import { requireInstall } from './require-install.ts'
import { processRestart } from './process-restart.ts'
import { requireReplaceable } from './require-replaceable.ts'
import { tryAreas } from './try-areas.ts'
import { type Disk, type Terminal, type CommandContext } from '../command-context.ts'

/** The real process, disk and terminal of the command line. */
export function nodeContext(projectFolder: string, loadProduct: CommandContext['loadProduct']): CommandContext {
  // npm runs scripts in the project's folder. This variable has the user's folder.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const installation = process.env.LIVERY_INSTALLATION || undefined
  const terminal = realTerminal()
  return {
    terminal,
    disk: realDisk,
    cwd,
    projectFolder,
    version: () => ownPackage(projectFolder).version,
    home: homeFolder(projectFolder, cwd),
    ...(installation === undefined ? {} : { installation }),
    openSource: (folder) => createFileSource({ folders: [folder, join(projectFolder, 'merchants')] }),
    loadProduct,
    startPreview: async (options) => {
      requireInstall(installation)
      const { startPreview } = await import('../../app/start-preview.ts')
      const tryCode = async () => {
        if (installation !== undefined) await tryAreas({ installation, projectFolder })
      }
      return startPreview({ ...options, projectFolder, tryCode, restart: processRestart() })
    },
    startStudio: async (options) => {
      requireInstall(installation)
      terminal.write('  The studio is starting.\n')
      const { startStudio } = await import('../../app/start-studio.ts')
      return startStudio({ ...options, projectFolder })
    },
    buildSite: async (outFolder) => {
      requireInstall(installation)
      requireReplaceable(outFolder)
      const { buildSite } = await import('../../app/build/build-site.ts')
      const { scripts, entry } = await buildSite({ projectFolder, outFolder }).catch(async (error: unknown) => {
        if (diskFailure(error) !== undefined) throw error
        const { codeFailure } = await import('../../app/areas/code-failure.ts')
        throw codeFailure(error, 'The program cannot be built:')
      })
      const sizes = [...scripts, entry].map((address) => {
        const file = join(outFolder, 'client', `${address.split('/').at(-1)}.br`)
        return statSync(file).size
      })
      return { scripts: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    },
    startHost: async ({ merchantsFolder, releases, ...options }) => {
      const { startHost } = await import('../../app/start-host.ts')
      const folders = [merchantsFolder, join(projectFolder, 'merchants')]
      return startHost({ ...options, folders, ...(releases ? { releases: { ...releases, cwd } } : {}) })
    },
    openReleases: async (address, createsFolder) => {
      const { openReleaseStore } = await import('../../app/releases/open-release-store.ts')
      return openReleaseStore(address, cwd, createsFolder)
    },
    renderPages: async (options) => {
      const { renderPagesByBuild } = await import('../../app/render-pages-by-build.ts')
      return renderPagesByBuild({ ...options, projectFolder })
    },
    replacePages: async (...args) => (await import('../publishing/replace-pages.ts')).replacePages(...args),
    createBrandFileReader: (folder) => createBrandFileReader([folder, join(projectFolder, 'merchants')]),
    limitMemory,
    now: () => Date.now(),
    fetch: (request) => fetch(request),
    variable: (name) => process.env[name],
    accountName,
    watch: (folders, changed) =>
      watchBrands(folders, changed, (error) => process.stderr.write(`${String(error)}\n`)).stop,
    untilStopped: untilSignal,
  }
}

function accountName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    // A container may run under a number without an account.
    return undefined
  }
}

function realTerminal(): Terminal {
  surviveLostOutput()
  return {
    // A getter, because Node loads further modules for standard input, which few commands read.
    get isInteractive() {
      return Boolean(process.stdin.isTTY && process.stdout.isTTY)
    },
    hasColours: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    ask: async (question, suggested) => {
      const { isCancel, text } = await import('@clack/prompts')
      const answer = await untilCtrlD((signal) =>
        text({ message: question, placeholder: suggested, defaultValue: suggested, signal }),
      )
      return isCancel(answer) ? undefined : answer
    },
    askPassword: async (question) => {
      const { isCancel, password } = await import('@clack/prompts')
      const answer = await untilCtrlD((signal) => password({ message: question, signal }))
      return isCancel(answer) ? undefined : answer
    },
  }
}

/** Shows a prompt whose signal aborts on Ctrl-D. Without a signal, the prompt would never end after Ctrl-D. */
async function untilCtrlD<Answer>(show: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const ended = new AbortController()
  const endOnCtrlD = (_typed: string, key: { readonly name?: string; readonly ctrl?: boolean } | undefined) => {
    if (key?.ctrl && key.name === 'd') ended.abort()
  }
  process.stdin.on('keypress', endOnCtrlD)
  try {
    return await show(ended.signal)
  } finally {
    process.stdin.off('keypress', endOnCtrlD)
  }
}

const realDisk: Disk = {
  exists: existsSync,
  isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
  readTextIfExists: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  readText: (path) => readFileSync(path, 'utf8'),
  writeText: (path, text) => writeFileWhole(path, Buffer.from(text)),
  writeFolder: (folder, files) => {
    makeFolder(dirname(folder))
    const made = temporaryBeside(folder)
    try {
      for (const [path, text] of Object.entries(files)) {
        makeFolder(dirname(join(made, path)))
        writeFileSync(join(made, path), text)
      }
      // Only the owner may read a temporary folder. The finished folder gets the permissions of any new folder.
      chmodSync(made, 0o777 & ~process.umask())
      renameSync(made, folder)
    } catch (error) {
      rmSync(made, { recursive: true, force: true })
      throw error
    }
  },
}

/** Creates a folder that becomes `folder` when it is complete. */
function temporaryBeside(folder: string): string {
  try {
    return mkdtempSync(join(dirname(folder), '.making-'))
  } catch (error) {
    throw notMade(folder, error)
  }
}
