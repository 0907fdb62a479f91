import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot, runCommand } from '../support/run-command.ts'

interface Cruise {
  readonly summary: {
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[]
    readonly totalCruised: number
  }
  readonly modules: readonly { source: string; dependencies: readonly unknown[] }[]
}

/** Imports that dependency-cruiser must refuse, each with the reason. Some of the files exist in this test only. */
const planted: readonly (readonly [from: string, to: string, why: string])[] = [
  ['schemas/generated/manifest.ts', 'runtime/manifest/brand-validator.ts', 'schemas import nothing of the runtime'],
  ['schemas/decoding/decode-value.ts', 'schemas/generator/main.ts', 'decoders run in a browser'],
  ['schemas/formats.ts', 'runtime/forms/input-filter.ts', 'schemas import nothing of the runtime'],
  ['schemas/generator/main.ts', 'cli/index.ts', 'the generator imports no command'],
  ['runtime/issues/issue.ts', 'runtime/manifest/brand-validator.ts', 'issues are below the verdict'],
  ['runtime/manifest/brand-validator.ts', 'runtime/page/Page.tsx', 'the verdict imports no page'],
  ['runtime/manifest/merge.ts', 'react', 'the verdict is pure'],
  ['runtime/manifest/layers.ts', 'node:fs', 'the verdict runs in a browser'],
  ['runtime/sources/folder.ts', 'runtime/page/Page.tsx', 'sources import the manifest only'],
  ['runtime/api/call-api.ts', 'node:http', 'a browser loads it'],
  ['runtime/api/decode-response.ts', 'runtime/upload/testing/pictures.ts', 'production uses no test support'],
  ['runtime/areas/area.ts', 'widgets/wallet/area.ts', 'the kernel imports no area'],
  ['runtime/countdown/countdowns.ts', 'runtime/page/Page.tsx', 'an engine imports no page'],
  ['runtime/errors/scrub.ts', 'runtime/api/call-api.ts', 'reports make no calls'],
  ['runtime/flags/manifest-provider.ts', 'runtime/site/site-data.ts', 'a provider imports no site'],
  ['runtime/flow/create-flow.ts', 'react', 'flows import no React'],
  ['runtime/forms/phone.ts', 'react', 'rules of forms import no React'],
  ['runtime/head/page-typefaces.ts', 'runtime/site/site-data.ts', 'scripts of the head import formats of locales only'],
  ['runtime/html/escape.ts', 'runtime/page/Page.tsx', 'text for the host imports no page'],
  ['runtime/i18n/locale-formats.ts', 'react', 'formats import no React'],
  ['runtime/rich-html/rules.ts', 'sanitize-html', 'the browser has another cleaner'],
  ['runtime/session/session.ts', 'react', 'the session is a store'],
  ['runtime/state/toasts.ts', 'runtime/api/call-api.ts', 'a store makes no calls'],
  ['runtime/tracking/announce-event.ts', 'runtime/api/call-api.ts', 'events go to listeners only'],
  ['runtime/upload/upload-file.ts', 'react', 'uploads import no React'],
  ['runtime/loading/load-code.ts', 'runtime/page/Page.tsx', 'loading is below pages'],
  ['runtime/web-app/worker-rules.ts', 'runtime/site/site-data.ts', 'the service worker imports no site'],
  ['runtime/window/use-device.ts', 'runtime/page/Page.tsx', 'the window is below pages'],
  ['runtime/site/site-data.ts', 'runtime/page/Page.tsx', 'the site is below pages'],
  ['runtime/routing/guards.ts', 'runtime/page/Page.tsx', 'routes are below pages'],
  ['runtime/dialogs/use-dialog.ts', 'runtime/page/Page.tsx', 'dialogs are below pages'],
  ['runtime/page/Page.tsx', 'widgets/games/lobby/GameLobby.tsx', 'pages look up widgets by name'],
  ['runtime/page/RegionView.tsx', 'runtime/manifest/index.ts', 'a page loads no validator'],
  ['runtime/page/PageView.tsx', 'runtime/html/script-hash.ts', 'pages contain no hashes of scripts'],
  ['runtime/widget-api/text.ts', 'runtime/html/script-hash.ts', 'widgets run in a browser'],
  ['runtime/widget-api/host.ts', 'app/host/handler.ts', 'areas import no host'],
  ['widgets/_ui/Icon.tsx', 'runtime/page/Page.tsx', 'widgets import the widget API only'],
  ['widgets/games/queries.ts', 'runtime/api/call-api.ts', 'widgets import the widget API only'],
  [
    'widgets/games/lobby/GameLobby.tsx',
    'widgets/wallet/model/amounts.ts',
    "an area imports another area's exports only",
  ],
  ['widgets/games/area.ts', 'widgets/games/sandbox/part.ts', 'no sandbox in a browser'],
  ['widgets/games/host.ts', 'node:fs', 'an area runs in a browser'],
  ['widgets/games/hooks/use-games.ts', 'zod', 'the browser loads allowed packages only'],
  ['widgets/games/sandbox/part.ts', 'widgets/games/queries.ts', 'a part imports no widget'],
  ['widgets/games/sandbox/seed.ts', 'widgets/wallet/sandbox/tables.ts', "a part imports another part's exports only"],
  ['sandbox/index.ts', 'runtime/manifest/brand-validator.ts', 'the sandbox imports schemas only'],
  ['app/client/start.tsx', 'node:fs', 'a browser loads it'],
  ['app/client/load-texts.ts', 'app/host/handler.ts', 'a browser loads it'],
  ['app/client/load-areas.ts', 'runtime/manifest/brand-validator.ts', 'a page contains no verdict'],
  ['app/server/entry-server.tsx', 'node:fs', 'rendering needs no Node'],
  ['app/site-state.ts', 'node:fs', 'a browser loads it'],
  ['app/missing-text.ts', 'node:fs', 'a browser loads it'],
  ['app/preview/preview-routes.ts', 'cli/index.ts', 'programs import no command'],
  ['app/preview/gallery/main.tsx', 'node:fs', 'a browser loads it'],
  ['app/host/handler.ts', 'app/preview/preview-routes.ts', 'production serves no tools'],
  ['app/host/built-site.ts', 'runtime/sources/folder.ts', 'the store provides the brands'],
  ['app/build/build-site.ts', 'app/host/handler.ts', 'a build serves nothing'],
  ['app/areas/installed-areas.ts', 'cli/index.ts', 'programs import no command'],
  ['app/areas/code-check/read-module.ts', 'app/host/create-host.ts', 'checks of code serve nothing'],
  ['app/area-tests/render-widget.tsx', 'cli/index.ts', 'programs import no command'],
  ['app/operations/purge.ts', 'app/host/create-host.ts', 'operations import no host'],
  ['app/package/build-package.ts', 'app/host/create-host.ts', 'a package serves nothing'],
  ['app/releases/release.ts', 'app/preview/preview-routes.ts', 'releases import no tools'],
  ['app/studio/engine/drafts.ts', 'hono', 'drafts need no HTTP'],
  ['app/studio/server/routes.ts', 'app/releases/release.ts', 'the studio publishes nothing'],
  ['app/studio/share/share-server.ts', 'app/studio/server/routes.ts', 'preview links import no draft'],
  ['app/studio/ui/main.tsx', 'node:fs', 'a browser loads it'],
  ['app/load-product.ts', 'merchants/siam191/brand.ts', 'brands are data'],
  ['cli/index.ts', 'react', 'the command line draws nothing'],
  ['cli/validate.ts', 'app/host/handler.ts', 'commands import exports of programs only'],
]

const folders = ['app', 'cli', 'runtime', 'sandbox', 'schemas', 'tests', 'widgets']

/** Timeout of one run of dependency-cruiser, in ms. It takes 7 s of CPU time, and much longer on a busy machine. */
const cruiseTime = 120_000

describe('import directions', () => {
  test('every import is allowed, and the graph is not empty', { timeout: cruiseTime }, async () => {
    const { summary, modules } = await cruise(projectRoot, folders)
    expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    expect(summary.totalCruised).toBeGreaterThan(40)
    const validator = modules.find(({ source }) => source === 'runtime/manifest/brand-validator.ts')
    expect(validator?.dependencies.length).toBeGreaterThan(5)
  })

  describe('a forbidden import is refused', () => {
    let refused: ReadonlySet<string>
    beforeAll(async () => {
      mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
      const folder = mkdtempSync(join(projectRoot, 'test-results', 'planted-'))
      try {
        const isFile = (name: string) => name.includes('.ts')
        for (const path of planted.flat().filter((name) => isFile(name))) {
          mkdirSync(dirname(join(folder, path)), { recursive: true })
          writeFileSync(join(folder, path), 'export default 1\n')
        }
        for (const [from, to] of planted) {
          const address = isFile(to) ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to
          writeFileSync(join(folder, from), `import '${address}'\nexport default 1\n`)
        }
        for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json'])
          cpSync(join(projectRoot, name), join(folder, name))
        const { summary } = await cruise(
          folder,
          folders.filter((name) => name !== 'tests'),
        )
        refused = new Set(summary.violations.map(({ from, to }) => `${from} → ${to.replace(/^.*node_modules\//, '')}`))
      } finally {
        rmSync(folder, { recursive: true })
      }
    }, cruiseTime)
    test('each folder of the runtime and of the programs has a forbidden import above', () => {
      const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')
      const all = globSync('{runtime,app}/*/**/*.{ts,tsx}', { cwd: projectRoot }).map(folderOf)
      const tested = planted.map(([from]) => folderOf(from))
      expect([...new Set(all)].filter((one) => !tested.includes(one))).toEqual([])
    })
    test.each(planted)('%s must not import %s: %s', (from, to) => {
      const name = to.replace('node:', '')
      expect([...refused].filter((one) => one.startsWith(`${from} → ${name}`))).not.toEqual([])
    })
  })

  test('[BRD-01] shared code and the tests of the kernel name no brand', () => {
    const files = globSync('{runtime,widgets,app,cli,sandbox,schemas}/**/*.{ts,tsx,css,json}', {
      cwd: projectRoot,
    }).filter((path) => !/^widgets\/.*\.test\.tsx?$/.test(path))
    expect(files.length).toBeGreaterThan(40)
    const named = files.filter((path) => /beta191|mafa191|siam191/.test(readFileSync(join(projectRoot, path), 'utf8')))
    expect(named).toEqual([])
  })
})

async function cruise(folder: string, paths: readonly string[]): Promise<Cruise> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths]
  return JSON.parse((await runCommand('depcruise', args, { cwd: folder })).stdout) as Cruise
}
