import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema, WidgetFile } from './schema.ts'

/** Everything the generator reads, parsed. Groups are the folders below `schemas/`. */
export interface Sources {
  readonly manifest: readonly Schema[]
  readonly records: readonly Schema[]
  readonly api: readonly Schema[]
  readonly forms: readonly Schema[]
  readonly sandbox: Schema | undefined
  readonly widgetFacts: Schema
  readonly widgets: readonly WidgetFile[]
  /** The widgets' own texts by language. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Reads the schemas and the widgets' facts of the project at `root`. Throws a sentence naming the file that is broken. */
export function readSources(root: string): Sources {
  const read = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(root, path), 'utf8'))
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  const group = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .sort()
      .map((path) => read(path) as Schema)
  const texts = (language: string) =>
    Object.assign({}, ...globSync(`widgets/*/*/messages/${language}.json`, { cwd: root }).sort().map(read)) as Record<
      string,
      string
    >
  return {
    messages: { en: texts('en'), th: texts('th') },
    manifest: group('schemas/manifest/*.schema.json'),
    records: group('schemas/records/*.schema.json'),
    api: group('schemas/api/*/*.schema.json'),
    forms: group('schemas/forms/*.schema.json'),
    sandbox: group('schemas/sandbox.schema.json')[0],
    widgetFacts: read('schemas/widget-facts.schema.json') as Schema,
    widgets: globSync('widgets/*/*/*.widget.json', { cwd: root })
      .sort()
      .map((path) => ({ path, facts: read(path) as WidgetFile['facts'] })),
  }
}
