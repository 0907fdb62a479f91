import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { isLate } from '../areas/late-widgets.ts'
import { type BuiltFiles, builtFilesName, readBuiltFiles } from '../build/built-files.ts'
import { lateStyles, pageStyles } from '../client/styles.ts'
import type * as Renderer from '../server/entry-server.tsx'
import { programElement } from '../../runtime/head/program.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { HostDependencies } from './routes/host-dependencies.ts'
import type { ProgramMarkup } from './document.ts'
import { acceptsBrotli } from './request-headers.ts'
import { rulesFor, rulesOf, rulesOfDocument, type StyleRule } from './style-rules.ts'
import { messageOf } from '../../runtime/errors/caught-error.ts'
import { isForOperator, OperatorError } from '../../runtime/errors/operator-error.ts'

/** A folder without a build, or with an unreadable one. */
class NoBuild extends OperatorError {
  override readonly name = 'NoBuild'
}

export type BuiltSite = Pick<HostDependencies, 'render' | 'guestPaths' | 'program'> &
  Required<Pick<HostDependencies, 'build' | 'builtFile'>> & {
    /** The widgets that the build lacks. The blocks of these widgets are empty. */
    readonly missingWidgets: readonly string[]
  }

/** Reads the build in a folder. Throws `NoBuild` if the folder has none, or an unreadable one. */
export async function openBuiltSite(folder: string): Promise<BuiltSite> {
  const list = join(folder, builtFilesName)
  if (!existsSync(list)) throw new NoBuild(`There is no build in ${folder}. Run livery build first.`)
  const text = readFileSync(list, 'utf8')
  const files = readBuiltFiles(text)
  if (!files)
    throw new NoBuild(
      `The build in ${folder} is damaged, or another version of Livery made it. Run livery build again.`,
    )
  const { renderPage, guestPaths } = await loadRenderer(folder)
  return {
    build: createHash('sha256').update(text).digest('hex'),
    render: renderPage,
    guestPaths,
    program: cachedMarkup(files),
    builtFile: openFiles(join(folder, 'client')),
    missingWidgets: Object.keys(catalogue).filter((name) => !Object.hasOwn(files.widgets, name)),
  }
}

/**
 * Loads the program that renders pages. Throws `NoBuild` if the program is incomplete or fails, except with an error
 * for operators, which it throws unchanged.
 */
async function loadRenderer(folder: string): Promise<typeof Renderer> {
  const failure = (reason: string, options?: ErrorOptions) =>
    new NoBuild(
      `The server program of the build in ${folder} does not load: ${reason} Run livery build again.`,
      options,
    )
  const path = join(folder, 'server/entry-server.js')
  const loaded = (await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw isForOperator(error) ? error : failure(messageOf(error).replace(/\.?$/, '.'), { cause: error })
  })) as Partial<typeof Renderer>
  if (!loaded.renderPage || !loaded.guestPaths) throw failure('It is incomplete.')
  return loaded as typeof Renderer
}

/** The maximum number of cached markups, at up to 100 kB each. */
const mostMarkups = 200

/** The markup of pages, cached by their widgets, areas, look, layouts and classes of late widgets. */
function cachedMarkup(files: BuiltFiles): BuiltSite['program'] {
  const cached = new Map<string, ProgramMarkup>()
  const rules = new Map(Object.entries(files.styles.files).map(([path, css]) => [path, rulesOf(css)]))
  const shared = rulesOf(files.styles.shared)
  const classesOfLate = new Set(
    lateFiles(files)
      .flatMap((path) => rules.get(path) ?? [])
      .flatMap(classesIn),
  )
  return async (widgets, { areas, theme: { ornament, navigation } }, { layouts, lateClasses }) => {
    const shown = [...lateClasses].filter((name) => classesOfLate.has(name)).toSorted()
    const elements = {
      region: [...new Set(layouts.flatMap(({ regions }) => regions))].toSorted(),
      arrangement: [...new Set(layouts.map(({ arrangement }) => arrangement))].toSorted(),
    }
    const data = { root: { ornament, navigation }, elements }
    const key = [widgets, areas, shown, [JSON.stringify(data)]].map((parts) => parts.join(' ')).join(', ')
    const known = cached.get(key)
    if (known) return known
    const markup = pageMarkup(files, widgets, areas, {
      shared: rulesOfDocument(shared, data),
      complete: (path) => rulesOfDocument(rules.get(path) ?? [], data),
      late: (path) => rulesFor(rules.get(path) ?? [], new Set(shown)),
    })
    if (cached.size >= mostMarkups) cached.clear()
    cached.set(key, markup)
    return markup
  }
}

/** The style files of widgets that load late (`use`, `idle`). */
function lateFiles({ styles }: BuiltFiles): readonly string[] {
  const names = Object.keys(styles.widgets).filter(isWidgetLate)
  return [...new Set(names.flatMap((name) => styles.widgets[name] ?? []))]
}

const classesIn = ({ classes, within }: StyleRule): readonly string[] => [
  ...classes.flat(),
  ...within.flatMap(classesIn),
]

/**
 * Returns the markup that a build adds to a page. `head` contains the styles of the page, and `end` the styles of late
 * widgets. The template in `program` contains preload links for the page's scripts, and the entry.
 *
 * @param rules `shared`: the rules of every page. `complete` and `late` return the rules of a widget's style file, for
 *   the page or for a late widget's HTML
 */
function pageMarkup(
  files: BuiltFiles,
  widgets: readonly string[],
  areas: readonly string[],
  rules: {
    readonly shared: string
    readonly complete: (path: string) => string
    readonly late: (path: string) => string
  },
): ProgramMarkup {
  const ofAreas = areas.flatMap((name) => files.areas[name] ?? [])
  const hydrating = widgets.filter((name) => catalogue[name]?.static !== true)
  const needed = new Set([...files.scripts, ...ofAreas, ...hydrating.flatMap((name) => files.widgets[name] ?? [])])
  const scripts = widgets.flatMap((name) => (files.widgets[name] ?? []).slice(0, 1).map((file) => `${name} ${file}`))
  const sheets = [...new Set(areas.flatMap((name) => files.stylesheets[name] ?? []))]
  const announce = (href: string) => `<link rel="modulepreload" href="${href}">`
  const filesOf = (names: readonly string[]) => new Set(names.flatMap((name) => files.styles.widgets[name] ?? []))
  const complete = widgets.filter((name) => !isWidgetLate(name))
  const eager = filesOf(complete)
  const ofLate = [...filesOf(widgets.filter(isWidgetLate))].filter((path) => !eager.has(path))
  const textOf = [...eager].map(rules.complete).join('')
  return {
    head: `<style id="${pageStyles}" data-widgets="${complete.join(' ')}" data-href="${sheets.join(' ')}">${rules.shared}${textOf}</style>`,
    end: `<style id="${lateStyles}">${ofLate.map(rules.late).join('')}</style>`,
    program: [
      `<template id="${programElement}" data-scripts="${scripts.join(' ')}" data-formats="${files.formats}">`,
      ...[...needed].map(announce),
      `<script type="module" src="${files.entry}"></script>`,
    ].join(''),
  }
}

const isWidgetLate = (widget: string) => isLate(catalogue[widget]?.load)

/** The ending of the compressed copy of a file. */
const compressedEnding = '.br'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/**
 * Serves files of the build, which never change under their names. Sends the compressed copy if the browser accepts
 * Brotli. Caches the files, but no names of missing files, because a visitor may request any number of those.
 */
function openFiles(folder: string): BuiltSite['builtFile'] {
  const cached = new Map<string, Uint8Array<ArrayBuffer>>()
  const open = (name: string): Uint8Array<ArrayBuffer> | undefined => {
    const known = cached.get(name)
    const path = join(folder, name)
    if (known || !existsSync(path)) return known
    const bytes = new Uint8Array(readFileSync(path))
    cached.set(name, bytes)
    return bytes
  }
  // The next build may replace the folder while the pages of this host still need its files.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) if (name.endsWith(compressedEnding)) open(name)
  const openPlain = (name: string): Uint8Array<ArrayBuffer> | undefined => {
    const compressed = cached.get(name + compressedEnding)
    const plain = open(name) ?? (compressed && new Uint8Array(brotliDecompressSync(compressed)))
    if (plain) cached.set(name, plain)
    return plain
  }
  return (path, encodings) => {
    const [, name, ending = ''] = /^\/_livery\/build\/([\w.-]+\.(js|css))$/.exec(path) ?? []
    if (name === undefined) return undefined
    const brotli = acceptsBrotli(encodings) ? open(name + compressedEnding) : undefined
    const bytes = brotli ?? openPlain(name)
    if (!bytes) return undefined
    return new Response(bytes, {
      headers: {
        'content-type': types[ending] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(brotli ? { 'content-encoding': 'br' } : {}),
      },
    })
  }
}
