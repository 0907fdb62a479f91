import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ask } from '../e2e/ask.ts'
import { startLivery } from '../e2e/start-livery.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'

const installation = mkdtempSync(join(tmpdir(), 'livery-own-'))
const bin = join(projectRoot, 'bin/livery.js')
/** Commands use INIT_CWD as the current folder. It is set here, because `npm test` sets it to another folder. */
const env = { LIVERY_INSTALLATION: installation, LIVERY_CACHE: join(installation, '.cache'), INIT_CWD: installation }
const livery = (...args: string[]) => runCommand('node', [bin, ...args], { cwd: installation, env })
const write = (path: string, value: unknown) => writeFileSync(join(installation, path), JSON.stringify(value, null, 2))

afterAll(() => rmSync(installation, { recursive: true }))

test('a new area and its new widget validate, fit the types, and render', async () => {
  write('livery.json', { languages: [] })
  expect(await livery('create', 'area', 'loyalty-points')).toMatchObject({
    status: 0,
    output: expect.not.stringContaining('must'),
  })
  expect((await livery('create', 'area', 'loyalty-points')).output).toContain('already exists')
  expect(await livery('create', 'widget', 'loyalty-points/badge')).toMatchObject({
    status: 0,
    output: expect.not.stringContaining('must'),
  })
  expect(JSON.parse(readFileSync(join(installation, 'livery.json'), 'utf8'))).toMatchObject({
    areas: ['./areas/loyalty-points'],
  })

  expect(await livery('create', 'acme', '--yes')).toMatchObject({
    status: 0,
    output: expect.not.stringContaining('must'),
  })
  const path = 'merchants/acme/manifest.json'
  const manifest = JSON.parse(readFileSync(join(installation, path), 'utf8')) as object
  const blocks = {
    list: { widget: 'loyalty-points/list', props: { title: 'loyalty-points.title' } },
    badge: { widget: 'loyalty-points/badge', props: { title: 'loyalty-points.badge.title' } },
  }
  write(path, {
    ...manifest,
    areas: ['account', 'info', 'loyalty-points'],
    routes: { home: { regions: { main: { order: ['list', 'badge'], blocks } } } },
  })
  const { output } = await livery('validate', 'acme')
  expect(output).toContain('1 brand, 3 manifests: no issues')

  const preview = await startLivery([bin, 'preview', 'acme', '--port', '0'], 'Ctrl-C', env)
  try {
    const port = Number(/localhost:(\d+)/.exec(preview.output())?.[1])
    const page = await ask('acme.localhost', '/en-th', { port })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('The second entry')])
    expect(page.text).toContain('Badge')
    const code = await ask('acme.localhost', `/@fs${join(installation, 'areas/loyalty-points/list/List.tsx')}`, {
      port,
    })
    expect([code.status, code.text]).toEqual([200, expect.stringContaining('react_jsx-dev-runtime')])

    const facts = 'areas/loyalty-points/area.json'
    const text = readFileSync(join(installation, facts), 'utf8')
    write(facts, { ...(JSON.parse(text) as object), requires: ['stamps'] })
    await expect.poll(preview.output, { timeout: 60_000 }).toContain(`${facts}:`)
    // Although the guard has no code, the preview still renders the pages.
    write(facts, { ...(JSON.parse(text) as object), guards: { late: { description: 'Nobody.', membersOnly: false } } })
    await expect.poll(preview.output, { timeout: 60_000 }).toContain('The guard "late" has no code.')
    const shown = () => ask('acme.localhost', '/en-th', { port }).then((one) => one.text, String)
    // The preview may have rendered a page of the earlier area. It then reloads the page.
    await expect.poll(shown, { timeout: 60_000 }).toContain('The second entry')
    writeFileSync(join(installation, facts), text)
    write('areas/loyalty-points/badge/messages/en.json', { 'loyalty-points.badge.title': 'Stamps' })
    await expect.poll(shown, { timeout: 100_000 }).toContain('Stamps')
  } finally {
    await preview.stop()
  }

  const project = relative(installation, projectRoot)
  write('tsconfig.json', {
    extends: `${project}/tsconfig.json`,
    include: ['areas', '.livery/areas.d.ts', `${project}/app/areas/*.d.ts`, `${project}/widgets/_ui/*.d.ts`],
    exclude: [],
  })
  symlinkSync(join(projectRoot, 'node_modules'), join(installation, 'node_modules'))
  expect(await runCommand('tsc', ['-p', installation, '--noEmit'])).toMatchObject({ status: 0, output: '' })
})
