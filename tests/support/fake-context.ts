import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadProduct } from '../../app/load-product.ts'
import type { CommandContext } from '../../cli/command-context.ts'
import { createMemorySource, missingBackend } from '../../runtime/manifest/index.ts'
import { createMemoryStore } from '../releases/memory-store.ts'
import { brandFiles, smallBrand } from './small-brand.ts'
import { projectRoot } from './run-command.ts'

/**
 * The dependencies of a command in memory: brands, a terminal that records its output, and a disk that records folders.
 */
export interface FakeContext extends CommandContext {
  readonly written: string[]
  readonly errors: string[]
  readonly folders: Map<string, Readonly<Record<string, string>>>
}

const base = brandFiles('base')

/** @param brands brands apart from `base`: id → path → text. By default `acme`, the smallest brand */
export function fakeContext(
  brands: Readonly<Record<string, Readonly<Record<string, string>>>> = { acme: smallBrand },
  answers?: readonly (string | undefined)[],
): FakeContext {
  const written: string[] = []
  const errors: string[] = []
  const folders = new Map<string, Readonly<Record<string, string>>>()
  const merchants = '/project/merchants'
  const waiting = [...(answers ?? [])]
  const releases = createMemoryStore('/srv/releases')
  let minutes = 0
  const textOfBrand = (path: string): string | undefined => {
    const [brand = '', ...file] = path.slice(merchants.length + 1).split('/')
    return path.startsWith(`${merchants}/`) ? brands[brand]?.[file.join('/')] : undefined
  }
  return {
    written,
    errors,
    folders,
    terminal: {
      isInteractive: answers !== undefined,
      hasColours: false,
      write: (text) => void written.push(text),
      writeError: (text) => void errors.push(text),
      ask: async () => waiting.shift(),
      askPassword: async () => waiting.shift(),
    },
    disk: {
      exists: (path) =>
        path === merchants ||
        path === '/project/dist' ||
        path === '/srv/releases' ||
        ['base', ...Object.keys(brands)].some((name) => path === join(merchants, name)),
      isFolder: () => true,
      readText: (path) => textOfBrand(path) ?? readFileSync(path, 'utf8'),
      writeText: (path, text) => {
        const [brand = '', ...file] = path.slice(merchants.length + 1).split('/')
        const files = brands[brand] as Record<string, string> | undefined
        if (files) files[file.join('/')] = text
      },
      readTextIfExists: (path) => textOfBrand(path) ?? readProjectFile(path),
      writeFolder: (folder, files) => void folders.set(folder, files),
    },
    cwd: '/project',
    projectFolder: '/project',
    version: () => '0.1.0',
    home: '/project',
    watch: () => () => {},
    loadProduct,
    openSource: () => ({
      merchants: () => createMemorySource({ base, ...brands }).merchants(),
      load: (merchant) => createMemorySource({ base, ...brands }).load(merchant),
    }),
    startPreview: async (options) => ({
      addresses: [{ name: options.merchant ?? 'all', url: `http://localhost:${options.port}/` }],
      member: { phone: '0812345678', password: 'Secret12' },
      close: async () => void errors.push('closed'),
    }),
    startStudio: async ({ port, previewPort }) => ({
      url: `http://localhost:${port}/#token`,
      previewPort,
      close: async () => void errors.push('closed'),
    }),
    buildSite: async () => ({ scripts: 5, bytes: 110_000 }),
    startHost: async ({ port, address, backend }) => ({
      port,
      brands: Object.keys(brands).map((merchant) => ({
        merchant,
        hosts: [`${merchant}.example`],
        missing:
          backend === undefined ? missingBackend({ apiOrigin: 'embedded', staticOrigin: 'embedded' }) : undefined,
      })),
      notices: address === '127.0.0.1' ? [] : ['  other  is not served'],
      close: async () => void errors.push('closed'),
    }),
    openReleases: async () => releases,
    renderPages: async ({ resolved }) => ({
      build: 'a build',
      files: new Map([[`www.acme.example/en-th`, Buffer.from(`<h1>${resolved.manifest.merchant.name}</h1>`)]]),
    }),
    replacePages: async (folder, _merchant, pages) =>
      void folders.set(folder, Object.fromEntries([...pages].map(([path, bytes]) => [path, String(bytes)]))),
    createBrandFileReader: () => (merchant, path) => Buffer.from(`${merchant}/${path}`),
    now: () => Date.parse('2026-11-22T10:00:00Z') + 60_000 * minutes++,
    fetch: async () => Response.error(),
    variable: (name) => (name === 'USER' ? 'lek' : undefined),
    accountName: () => undefined,
    limitMemory: () => {},
    untilStopped: async () => {},
  }
}

/** Reads a file of the project. The commands under test have `/project` as the project's folder. */
function readProjectFile(path: string): string | undefined {
  try {
    return readFileSync(join(projectRoot, path.replace('/project/', '')), 'utf8')
  } catch {
    return undefined
  }
}
