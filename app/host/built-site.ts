import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltFiles, builtFilesName } from '../build/built-files.ts'
import { pageStyles } from '../client/styles.ts'
import { lateScriptsElement } from '../../runtime/head/late-scripts.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { HostWorld } from './create-host.ts'
import type { ProgramMarkup } from './document.ts'

type BuiltSite = Pick<HostWorld, 'render' | 'guestPaths' | 'program'> & Required<Pick<HostWorld, 'build' | 'builtFile'>>

/** Reads the build in a folder. Throws if the folder has none. */
export async function openBuiltSite(folder: string): Promise<BuiltSite> {
  const list = join(folder, builtFilesName)
  if (!existsSync(list)) throw new Error(`There is no build in ${folder}.`)
  const text = readFileSync(list, 'utf8')
  const files = JSON.parse(text) as BuiltFiles
  const renderer = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as {
    renderPage: HostWorld['render']
    guestPaths: HostWorld['guestPaths']
  }
  return {
    build: createHash('sha256').update(text).digest('hex'),
    render: renderer.renderPage,
    guestPaths: renderer.guestPaths,
    program: cachedMarkup(files),
    builtFile: openFiles(join(folder, 'client')),
  }
}

/** The number of combinations of widgets and areas whose markup is cached, at up to 100 kB each. */
const mostMarkups = 200

/** The markup of pages, created once per combination of widgets and areas. */
function cachedMarkup(files: BuiltFiles): BuiltSite['program'] {
  const cached = new Map<string, ProgramMarkup>()
  return async (widgets, areas) => {
    const key = `${widgets.join(' ')}, ${areas.join(' ')}`
    const markup = cached.get(key) ?? pageMarkup(files, widgets, areas)
    if (cached.size >= mostMarkups) cached.clear()
    cached.set(key, markup)
    return markup
  }
}

/**
 * Styles in the head; after the content those of closed dialogs, the large scripts at once, in the order of need, and
 * the small ones for after the first paint. The entry starts when the browser has parsed the page.
 */
function pageMarkup(files: BuiltFiles, widgets: readonly string[], areas: readonly string[]): ProgramMarkup {
  const ofAreas = areas.flatMap((name) => files.areas[name] ?? [])
  const hydrating = widgets.filter((name) => catalogue[name]?.static !== true)
  const late = new Set([...files.late, ...ofAreas, ...hydrating.flatMap((name) => files.widgets[name] ?? [])])
  const scripts = widgets.flatMap((name) => (files.widgets[name] ?? []).slice(0, 1).map((file) => `${name} ${file}`))
  const stylesheets = [...new Set(areas.flatMap((name) => files.stylesheets[name] ?? []))]
  const announce = (href: string) => `<link rel="modulepreload" href="${href}">`
  const filesOf = (names: readonly string[]) => new Set(names.flatMap((name) => files.styles.widgets[name] ?? []))
  const textOf = (paths: Iterable<string>) => [...paths].map((path) => files.styles.files[path] ?? '').join('')
  const atOnce = filesOf(widgets.filter((name) => !isIdle(name)))
  const ofDialogs = [...filesOf(widgets.filter(isIdle))].filter((path) => !atOnce.has(path))
  return {
    head: `<style id="${pageStyles}" data-widgets="${widgets.join(' ')}" data-href="${stylesheets.join(' ')}">${files.styles.shared}${textOf(atOnce)}</style>`,
    end: [
      `<style>${textOf(ofDialogs)}</style>`,
      ...files.preload.map(announce),
      `<template id="${lateScriptsElement}" data-scripts="${scripts.join(' ')}" data-formats="${files.formats}">${[...late].map(announce).join('')}</template>`,
      `<script type="module" src="${files.entry}"></script>`,
    ].join('\n'),
  }
}

/** Whether a widget loads on its first use, as most dialogs do. */
const isIdle = (widget: string) => catalogue[widget]?.load === 'idle'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/**
 * Answers with files of the build, which never change under their names. Compresses them if the browser accepts that.
 */
function openFiles(folder: string): BuiltSite['builtFile'] {
  const read = new Map<string, Uint8Array<ArrayBuffer> | undefined>()
  const open = (name: string) => {
    if (!read.has(name)) {
      const path = join(folder, name)
      read.set(name, existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined)
    }
    return read.get(name)
  }
  return (path, encodings) => {
    const [, name, ending = ''] = /^\/_livery\/build\/([\w.-]+\.(js|css))$/.exec(path) ?? []
    if (name === undefined) return undefined
    const brotli = encodings.includes('br') ? open(`${name}.br`) : undefined
    const bytes = brotli ?? open(name)
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
