import { createRequire } from 'node:module'
import { _ } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { escapeBeyondAscii } from '../escape-beyond-ascii.ts'
import { formats } from '../formats.ts'
import { ownKeywords, type Schema } from './schema.ts'

// Ajv is a CommonJS module, so the import may have its default export as a property.
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone
const require = createRequire(import.meta.url)

/**
 * An exported object of validators by key, such as one for each endpoint. The `id` of an entry is the `$id` of a
 * schema, or the `$id` with a pointer into the schema.
 */
export interface ValidatorTable {
  readonly name: string
  readonly entries: readonly (readonly [key: string, id: string])[]
}

/**
 * The code of one module of standalone validators. Uses no `eval`, and imports only `formats.ts`.
 *
 * @param schemas the exported schemas, and all to which they refer
 * @param exported the `$id` of each validator's schema, by the validator's name
 * @param table validators by any key, exported as one object
 * @param options.allErrors whether a validator reports every error of a value, or only the first
 */
export async function validatorModule(
  schemas: readonly Schema[],
  exported: Readonly<Record<string, string>>,
  table?: ValidatorTable,
  { allErrors = true } = {},
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors,
    inlineRefs: false,
    messages: false,
    strict: true,
    $data: true,
    strictRequired: false,
    allowUnionTypes: true,
    formats,
    code: { source: true, esm: true, lines: false, formats: _`require("livery-formats").formats` },
    keywords: ownKeywords,
    schemas: [...schemas],
  })
  const entries = table?.entries ?? []
  const numbered = Object.fromEntries(entries.map(([, id], index) => [`entry${index}`, id]))
  const code = standaloneCode(ajv, { ...exported, ...numbered })
  const tableCode = table
    ? `\nexport const ${table.name} = {${entries.map(([key], index) => `${JSON.stringify(key)}: entry${index}`).join(',')}}`
    : ''
  const bundle = await rolldown({
    input: 'validators',
    external: ['../formats.ts'],
    plugins: [
      {
        name: 'validators',
        resolveId(id) {
          if (id === 'validators') return '\0validators.js'
          if (id.startsWith('ajv/')) return require.resolve(id)
          return undefined
        },
        load: (id) => (id === '\0validators.js' ? importInsteadOfRequire(code + tableCode) : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
  })
  // With one character beyond Latin-1, Node keeps two bytes for each character of a file.
  return escapeBeyondAscii(output[0].code)
}

/** The types of a module of validators. */
export function validatorDeclarations(exported: readonly string[], table?: string): string {
  return [
    `import type { Validator } from '../validator.ts'`,
    ...exported.map((name) => `export declare const ${name}: Validator`),
    ...(table ? [`export declare const ${table}: Readonly<Record<string, Validator>>`] : []),
    '',
  ].join('\n')
}

/** Replaces `require` calls by imports. Ajv writes them even into ES modules. */
function importInsteadOfRequire(code: string): string {
  const imports = new Map<string, string>()
  const body = code.replace(/require\("([^"]+)"\)(\.default)?/g, (_all, id: string, byDefault?: string) => {
    if (id === 'livery-formats') return '__livery'
    if (!imports.has(id)) imports.set(id, `__import${imports.size}`)
    return byDefault ? `__default(${imports.get(id)})` : (imports.get(id) ?? '')
  })
  return [
    body.includes('__livery') ? "import * as __livery from '../formats.ts'" : '',
    ...[...imports].map(([id, name]) => `import ${name} from '${id}'`),
    'const __default = (module) => module.default ?? module',
    body,
  ].join('\n')
}
