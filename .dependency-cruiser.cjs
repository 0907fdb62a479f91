// The allow-list of imports: for each folder, the paths and packages that its production code may import. Every other
// import is an error. `npm run check` and tests/architecture apply these rules.

const test = '(\\.test\\.tsx?$|/testing/)'
const localeCode = 'schemas/locale-code\\.ts$'
/** The generated files of the schemas, and the rule for locale codes. */
const generated = 'schemas/(generated/|locale-code\\.ts$)'
/** The folders of the manifest. They need neither React nor DOM nor Node. */
const manifest = ['runtime/manifest/', 'runtime/issues/']
const makeFolder = 'runtime/sources/make-folder\\.ts$'
const diskFailure = 'runtime/sources/disk-failure\\.ts$'
/** The facts of a caught error, and the errors whose message is for an operator. */
const errors = 'runtime/errors/(caught-error|operator-error|disk-reasons)\\.ts$'
/** The npm packages for the state of pages. */
const state = ['zustand', '@tanstack/react-query']

/**
 * By the path of the importing file, as a regular expression. `opens`: paths outside of its own folder that it may
 * import. `packages`: npm packages, or `any`. `node`: whether it may import Node's own modules. If two entries match,
 * both apply.
 * @type {Record<string, { opens?: string[], packages?: string[] | 'any', node?: boolean }>}
 */
const folders = {
  // Schemas: the single source of types, validators and decoders.
  'schemas/generated/': { opens: ['schemas/decoding/', 'schemas/validator\\.ts$'] },
  'schemas/decoding/': {},
  'schemas/[^/]+$': {},
  // The generator formats its errors like issues, and imports none of the files that it generates.
  'schemas/generator/': {
    opens: [
      'schemas/',
      'runtime/issues/',
      'runtime/manifest/(issue-at|json-findings|locate|pointer|stages|check/message-arguments)\\.ts$',
    ],
    packages: ['ajv', 'json-schema-to-typescript', 'rolldown'],
    node: true,
  },

  // The validation of a brand.
  'runtime/issues/': {
    opens: ['schemas/validator\\.ts$', 'schemas/formats\\.ts$', 'runtime/manifest/(pointer|stages)\\.ts$'],
    packages: ['leven'],
  },
  'runtime/manifest/': {
    opens: [...manifest, 'schemas/(validator|formats)\\.ts$', generated],
    packages: ['@humanwhocodes/momoa', '@formatjs/icu-messageformat-parser'],
  },
  'runtime/sources/': { opens: ['runtime/manifest/', errors], node: true },

  // Engines without React.
  'runtime/api/': {
    opens: [generated, 'schemas/decoding/', 'runtime/rich-html/rules\\.ts$'],
    packages: ['zustand'],
  },
  'runtime/areas/': { opens: ['runtime/manifest/', generated, errors, 'runtime/(api|flags|routing|session|site)/'] },
  'runtime/countdown/': { opens: ['runtime/i18n/'] },
  'runtime/errors/': {},
  'runtime/flags/': { packages: ['@openfeature/web-sdk'] },
  'runtime/flow/': { packages: ['zustand'] },
  'runtime/forms/': { opens: ['schemas/validator\\.ts$', generated] },
  'runtime/head/': { opens: ['runtime/i18n/'] },
  'runtime/html/': { opens: [generated] },
  'runtime/i18n/': { packages: ['@formatjs/icu-messageformat-parser', 'intl-messageformat'] },
  'runtime/rich-html/': { packages: ['dompurify'] },
  'runtime/session/': { opens: ['runtime/(api|areas|head|i18n)/', generated], packages: ['zustand'] },
  'runtime/state/': { opens: ['schemas/decoding/'], packages: ['zustand'] },
  'runtime/tracking/': {},
  'runtime/upload/': {
    opens: ['runtime/(api|errors|manifest)/'],
    packages: ['@aws-sdk/client-s3', 'browser-image-compression'],
  },

  // Pages.
  'runtime/loading/': { packages: ['react'] },
  'runtime/web-app/': {},
  'runtime/window/': { packages: ['react'] },
  'runtime/site/': {
    opens: [
      'runtime/manifest/',
      generated,
      'runtime/(api|areas|countdown|errors|head|i18n|loading|session|state|window)/',
    ],
    packages: ['react', '@tanstack/react-query'],
  },
  'runtime/routing/': {
    opens: ['runtime/(areas|manifest|site|window)/'],
    packages: ['react', 'react-router'],
  },
  'runtime/dialogs/': { opens: ['runtime/(routing|site)/'], packages: ['react'] },
  'runtime/page/': {
    opens: ['runtime/(api|dialogs|errors|head|i18n|loading|manifest|routing|site|window)/', generated],
    packages: ['react', ...state],
  },
  'runtime/widget-api/(?!host\\.ts$)': {
    opens: ['runtime/(?!html/|sources/|head/)', generated],
    packages: ['react', '@tanstack/react-query'],
  },
  'runtime/widget-api/host\\.ts$': { opens: ['runtime/'] },

  // The product: areas. An area imports another area only through its `exports.ts`.
  'widgets/_ui/': {
    opens: ['runtime/widget-api/', generated],
    packages: ['react', 'react-hook-form', '@base-ui/react', 'maska', 'qrcode.react'],
  },
  'widgets/(?!_)[^/]+/(?!sandbox/)': {
    opens: ['runtime/widget-api/', 'widgets/_ui/', 'widgets/[^/]+/exports\\.ts$', generated],
    packages: ['react', '@leeoniya/ufuzzy', '@tanstack/react-virtual', 'web-vitals', ...state],
  },
  'widgets/(?!_)[^/]+/sandbox/': {
    opens: [
      'widgets/[^/]+/sandbox/exports\\.ts$',
      'sandbox/(index|part|artwork/index)\\.ts$',
      'schemas/formats\\.ts$',
      generated,
    ],
    node: true,
  },

  // The sandbox, the programs and the command line. They run in Node, except for the files that the browser loads.
  'sandbox/': { opens: ['schemas/validator\\.ts$', generated], packages: 'any', node: true },
  'app/site-state\\.ts$': { opens: ['runtime/'] },
  'app/missing-text\\.ts$': {},
  'app/client/': {
    opens: [
      'runtime/(?!html/|sources/|manifest/|upload/)',
      'runtime/manifest/pointer\\.ts$',
      'app/(styles/|(missing-text|site-state)\\.ts$)',
      localeCode,
      'livery:',
      'vite/',
    ],
    packages: ['react', 'react-dom', '@tanstack/react-query', 'idb-keyval', 'vite'],
  },
  'app/server/': {
    opens: ['runtime/(?!sources/|upload/)', 'app/(missing-text|site-state)\\.ts$', 'livery:', generated],
    packages: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  'app/styles/': {},
  'app/preview/gallery/': {
    opens: ['runtime/', 'app/(client|styles|preview)/', 'livery:', generated],
    packages: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  'app/preview/(?!gallery/)': {
    opens: ['runtime/(?!sources/)', 'app/', 'sandbox/index\\.ts$', generated],
    packages: ['hono', 'vite'],
    node: true,
  },
  'app/studio/engine/': {
    opens: [
      'runtime/manifest/',
      'runtime/issues/suggest\\.ts$',
      'runtime/sources/write-file\\.ts$',
      makeFolder,
      errors,
      'schemas/formats\\.ts$',
      'app/studio/(failures|rights)\\.ts$',
      generated,
    ],
    packages: ['@humanwhocodes/momoa'],
    node: true,
  },
  'app/studio/server/': {
    opens: ['runtime/(manifest|sources)/', errors, 'schemas/formats\\.ts$', 'app/(host|preview|studio)/'],
    packages: ['hono'],
    node: true,
  },
  // The sites behind preview links are sites of the host with a sandbox. Their code imports nothing of the studio's
  // server.
  'app/studio/share/': {
    opens: [
      'runtime/(api|manifest)/',
      errors,
      'sandbox/part\\.ts$',
      'app/(areas|host)/',
      'app/(backends|listen)\\.ts$',
      'app/studio/(engine|share)/',
    ],
    packages: ['@hono/node-server'],
    node: true,
  },
  // The studio's pages run in a browser. They import the pure parts of the manifest, and the types of server messages.
  'app/studio/ui/': {
    opens: [
      'runtime/manifest/(colour-components|contrast|json-limits|merge|parse-json|pointer|resolve-token|stages)\\.ts$',
      'schemas/formats\\.ts$',
      'runtime/state/keep-alike\\.ts$',
      errors,
      'runtime/issues/issue(-language)?\\.ts$',
      'app/studio/(failures|messages|rights)\\.ts$',
      localeCode,
    ],
    packages: ['react', 'react-dom', 'zustand', '@fontsource', '@codemirror', '@lezer'],
  },
  'app/studio/[^/]+$': {
    opens: [
      'runtime/(manifest|issues)/',
      'app/studio/(engine/|failures|messages|rights)',
      errors,
      'app/areas/code-file\\.ts$',
      'app/build/quiet-checks\\.ts$',
    ],
    packages: ['vite'],
    node: true,
  },
  'app/host/': {
    opens: ['runtime/(?!sources/|upload/)', 'app/(areas|build|client|server)/', 'app/[^/]+$', generated],
    packages: ['@resvg/resvg-wasm', 'hono', 'markdown-it', 'sanitize-html'],
    node: true,
  },
  'app/operations/': { opens: ['app/listen\\.ts$', errors], node: true },
  'app/releases/': {
    opens: [
      'runtime/(issues|manifest)/',
      'schemas/formats\\.ts$',
      makeFolder,
      diskFailure,
      errors,
      'app/host/(brand-content|verdicts)\\.ts$',
    ],
    packages: ['@aws-sdk/client-s3'],
    node: true,
  },
  // Compiles and bundles the program for the npm package.
  'app/package/': { opens: ['app/(bundle-commands|areas/own-package)\\.ts$'], node: true },
  'app/build/': {
    opens: ['app/areas/', 'schemas/escape-beyond-ascii\\.ts$', makeFolder, errors],
    packages: ['vite', 'lightningcss'],
    node: true,
  },
  // Renders widgets in the tests of an operator's own area.
  'app/area-tests/': {
    opens: [
      'runtime/(api|areas|countdown|i18n|loading|manifest|page|session|site|sources|state)/',
      'app/areas/',
      'app/host/build-site-data\\.ts$',
      'app/server/register-areas\\.ts$',
      generated,
    ],
    packages: ['vite', '@tanstack/react-query', 'react', 'react-dom', 'react-router'],
    node: true,
  },
  'app/areas/(?!code-check/)': {
    opens: ['app/areas/', 'runtime/(areas|manifest)/', errors, generated, 'schemas/generator/'],
    packages: ['vite'],
    node: true,
  },
  'app/areas/code-check/': {
    opens: [
      'app/areas/(area-modules|code-file|own-package)\\.ts$',
      'runtime/issues/',
      errors,
      'schemas/generator/format-finding\\.ts$',
    ],
    packages: ['lightningcss', 'rolldown'],
    node: true,
  },
  'app/(?!missing-text|site-state)[^/]+$': {
    opens: [
      'app/',
      'runtime/(api|manifest|sources)/',
      errors,
      'sandbox/',
      'schemas/escape-beyond-ascii\\.ts$',
      generated,
    ],
    packages: ['vite', 'rolldown', '@hono/node-server'],
    node: true,
  },
  'cli/': {
    opens: [
      ...manifest,
      'runtime/(errors|sources)/',
      'runtime/api/read-envelope\\.ts$',
      'app/[^/]+$',
      'app/releases/(index|open-release-store)\\.ts$',
      'app/operations/trusted-proxies\\.ts$',
      'app/studio/engine/check-rights\\.ts$',
      'app/build/(build-site|replace-build)\\.ts$',
      'app/areas/(code-failure|code-file|home-folder|own-package|public-entries|renew-code-check|renew-generated)\\.ts$',
      'schemas/',
    ],
    packages: ['commander', '@clack/prompts', 'node-sarif-builder'],
    node: true,
  },
}

/** The folders of `runtime` whose code every page loads. */
const ofPages = ['api', 'areas', 'dialogs', 'i18n', 'loading', 'page', 'routing', 'session', 'site', 'state', 'window']

const inNode = { dependencyTypes: ['core'] }
const ofNpm = (names) => ({
  path: names === 'any' ? '(^|/)node_modules/' : `(^|/)node_modules/(@types/)?(${names.join('|')})/`,
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowedSeverity: 'error',
  allowed: [
    // Tests, and modules that only tests use, may import anything.
    { from: { path: `^tests/|${test}` }, to: {} },
    ...Object.entries(folders).flatMap(([from, { opens = [], packages, node }]) => {
      const production = { path: `^${from}`, pathNot: test }
      const own = from.match(/^[\w/-]+\//)?.[0]
      const whole = own !== undefined && own === from ? [`^${own}`] : []
      const paths = [...whole, ...opens.map((path) => `^${path}`)]
      return [
        ...(paths.length > 0 ? [{ from: production, to: { path: paths, pathNot: test } }] : []),
        ...(packages ? [{ from: production, to: ofNpm(packages) }] : []),
        ...(node ? [{ from: production, to: inNode }] : []),
      ]
    }),
    // An area and its part of the sandbox each use their own files.
    {
      from: { path: '^widgets/([^/]+)/(?!sandbox/)', pathNot: test },
      to: { path: '^widgets/$1/(?!sandbox/)', pathNot: test },
    },
    { from: { path: '^widgets/([^/]+)/sandbox/', pathNot: test }, to: { path: '^widgets/$1/sandbox/', pathNot: test } },
    { from: { path: '^app/preview/gallery/' }, to: { path: '^app/preview/gallery/' } },
    { from: { path: '^app/preview/' }, to: { path: '^app/preview/' } },
    { from: { path: '^runtime/widget-api/' }, to: { path: '^runtime/widget-api/(?!host\\.ts$)' } },
  ],
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      // A page of the preview requests each module by itself, and `index.ts` imports the whole validator.
      name: 'no-validator-in-pages',
      severity: 'error',
      from: { path: `^runtime/(${ofPages.join('|')}|widget-api)/`, pathNot: test },
      to: { path: '^runtime/manifest/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'schemas/generated/.*\\.js$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
