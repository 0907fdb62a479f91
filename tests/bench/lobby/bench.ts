import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startHost } from '../../../app/start-host.ts'
import { browserLaunch } from '../../support/browser.ts'
import { builtProgram } from '../../support/built-program.ts'
import { projectRoot } from '../../support/run-command.ts'
import { type BenchSize, markdownTable, median, roundsOf } from '../measure.ts'
import { startFront } from '../page/secure-front.ts'
import { toHost } from '../page/to-host.ts'
import { withBitmaps } from '../bitmaps.ts'
import { type LobbyMeasurement, measureLobby } from './measure-lobby.ts'
import { staticLobby, lobbyPath, windowedLobby } from './lobby-subjects.ts'

const host = 'siam191.localhost'

/** Compares a lobby of 5,000 games on a slow phone with two windowed lists: a plain script and a hand-written app. */
export async function run(size: BenchSize): Promise<void> {
  const rounds = roundsOf(size)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const running = await startHost({
    builtFolder: await builtProgram(folder),
    folders: [join(projectRoot, 'merchants')],
    environment: 'development',
    port: 0,
    backend: 'sandbox',
  })
  const site = withBitmaps(toHost(running.port))
  const subjects = {
    livery: site,
    'static page': staticLobby(site),
    SPA: await windowedLobby(join(folder, 'spa'), site),
  }
  const browser = await chromium.launch(await browserLaunch())
  const results = new Map<string, LobbyMeasurement[]>(Object.keys(subjects).map((name) => [name, []]))
  try {
    // A full run begins with a round that does not count. In this round, pictures are drawn and pages are rendered.
    for (let round = size === 'once' ? 0 : -1; round < rounds; round += 1) {
      for (const [name, upstream] of Object.entries(subjects)) {
        const front = await startFront(folder, upstream, 30)
        const measured = await measureLobby(browser, `https://${host}:${front.port}${lobbyPath}`)
        if (round >= 0) results.get(name)?.push(measured)
        front.close()
      }
      process.stderr.write(`round ${round + 1} of ${rounds}\n`)
    }
    report(results, browser.version(), rounds)
  } finally {
    await browser.close()
    await running.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const measures: readonly (readonly [title: string, key: keyof LobbyMeasurement])[] = [
  ['first 12 games, ms', 'firstTwelve'],
  ['first 20 games, ms', 'firstTwenty'],
  ['typing "aaa", worst event, ms', 'typing'],
  ['clearing, worst event, ms', 'clearing'],
  ['fast scrolling, longest work of a frame, ms', 'frame'],
  ['elements in the document', 'elements'],
]

function report(results: ReadonlyMap<string, readonly LobbyMeasurement[]>, version: string, rounds: number): void {
  const names = [...results.keys()]
  const values = (name: string, key: keyof LobbyMeasurement) => (results.get(name) ?? []).map((one) => one[key])
  const rows = measures.map(([title, key]) => {
    const show = (name: string) => {
      const all = values(name, key).filter((value) => !Number.isNaN(value))
      if (all.length === 0) return '-'
      return `${median(all).toFixed(0)} [${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)}]`
    }
    const ratio = (other: string) => {
      const theirs = values(other, key)
      const ratios = values('livery', key)
        .map((value, index) => value / (theirs[index] ?? Number.NaN))
        .filter(Number.isFinite)
      return ratios.length === 0 ? '-' : median(ratios).toFixed(2)
    }
    return [title, ...names.map(show), ratio('static page'), ratio('SPA')]
  })
  console.log(`Chromium ${version}, Node ${process.version}, medians of ${rounds} interleaved rounds, 5,000 games.\n`)
  console.log(markdownTable(['', ...names, '× static', '× SPA'], rows))
}
