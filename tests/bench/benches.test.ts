import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runCommand } from '../support/run-command.ts'
import { windowedLobby, lobbyPath } from './lobby/lobby-subjects.ts'
import { handWritten } from './page/page-subjects.ts'
import { startBare } from './render/render-subjects.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-benches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const once = (name: string) => runCommand('node', ['tests/bench/main.ts', name, '--once'])
const site = async () => new Response('the site')

describe('a bench runs or loads', () => {
  test.each(['validate', 'upload'])(
    '%s runs once, small, and prints its table',
    async (name) => {
      const { status, output } = await once(name)
      expect(status, output).toBe(0)
      expect(output).toMatch(/^\| --- /m)
      expect(output).not.toMatch(/NaN/)
    },
    120_000,
  )

  // The following benches need a build of the site, and most of them a browser. These tests load the benches and run
  // the parts that need neither. `tests/e2e/benches.e2e.ts` runs the benches.
  test('page: the bench loads, and its application is built', async () => {
    expect((await import('./page/bench.ts')).run).toBeTypeOf('function')
    const subject = await handWritten('<html lang="en"><style>a{}</style></html>', join(folder, 'page'), site)
    const [page, script] = [await subject(get('/en-th')), await subject(get('/spa/main.js'))]
    expect([page.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  })

  test('lighthouse: the bench loads, and its table has the medians of the loads of a page', async () => {
    const { run, tableOf } = await import('./lighthouse/bench.ts')
    expect(run).toBeTypeOf('function')
    const load = (performance: number) => ({
      scores: { performance, accessibility: 100, 'best-practices': 100, seo: 92 },
      fcp: 900.4,
      lcp: 1800,
      tbt: performance,
      cls: 0,
      speedIndex: 1000,
      failed: [],
    })
    const page = { brand: 'siam191', name: 'home', address: '/th-th', isMembers: false }
    const table = tableOf([{ page, form: 'phone', results: [load(97), load(90), load(96)] }])
    expect(table).toContain('| siam191 home phone | 96 | 100 | 100 | 92 | 90 to 97 | 900 | 1800 | 96 | 0.000 |')
  })

  test('lobby: the bench loads, and its application is built', async () => {
    expect((await import('./lobby/bench.ts')).run).toBeTypeOf('function')
    const subject = await windowedLobby(join(folder, 'lobby'), site)
    const [page, script] = [await subject(get(lobbyPath)), await subject(get('/spa/main.js'))]
    expect([page.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  })

  test('render: the bench loads, and its bare server sends the page of the host', async () => {
    expect((await import('./render/bench.ts')).run).toBeTypeOf('function')
    const ours = createServer((_, response) => response.end('<!doctype html><title>ours</title>'))
    await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve))
    const bare = await startBare((ours.address() as AddressInfo).port)
    try {
      expect(await (await fetch(`http://127.0.0.1:${bare.port}/th-th`)).text()).toContain('ours')
    } finally {
      bare.stop()
      ours.close()
    }
  })
})

const get = (path: string) => new Request(`http://phone191.localhost${path}`)
