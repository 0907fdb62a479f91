import { childPointer } from '../../runtime/manifest/pointer.ts'
import type { Schema } from './schema.ts'

/** The keys of the manifest's settings for the browser: `true` for a whole value, or else its parts. */
type Marks = { readonly [key: string]: true | Marks }

/** The settings with `"browser": true`. A mark includes all parts of a setting. */
function marksOf(schema: Schema): Marks {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, part]): [string, true | Marks][] => {
      if (part.browser === true) return [[key, true]]
      const inner = marksOf(part)
      return Object.keys(inner).length > 0 ? [[key, inner]] : []
    }),
  )
}

/** The root keys of a schema that have the mark `browser`, or a part with this mark. */
export const browserKeys = (schema: Schema): readonly string[] => Object.keys(marksOf(schema))

/** The module with the type of the settings for the browser, and their pointers. */
export function siteSettingsModule(manifestSchema: Schema): string {
  const marks = marksOf(manifestSchema)
  return `import type { Manifest } from './manifest.ts'

/** The settings for the browser: those with \`"browser": true\` in their schema. */
export interface SiteSettings ${typeOf(marks, 'Manifest')}

/** The pointers of these settings in the manifest. */
export const siteSettingPointers: readonly string[] = ${JSON.stringify(pointersOf(marks), null, 2)}
`
}

function typeOf(marks: Marks, whole: string, indent = ''): string {
  const lines = Object.entries(marks).map(([key, inner]) => {
    const part = `${whole}['${key}']`
    return `${indent}  readonly '${key}': ${inner === true ? part : typeOf(inner, part, `${indent}  `)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function pointersOf(marks: Marks, above = ''): string[] {
  return Object.entries(marks).flatMap(([key, inner]) => {
    const pointer = childPointer(above, key)
    return inner === true ? [pointer] : pointersOf(inner, pointer)
  })
}
