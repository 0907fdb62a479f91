import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { createFolderStore } from '../../app/releases/folder-store.ts'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { projectRoot } from '../support/run-command.ts'
import { killedAt, PublisherKilled } from './failing-store.ts'
import { startS3Endpoint } from './s3-endpoint.ts'
import { storeKinds } from './stores.ts'
import { allVersions, publishVersion, readVersion } from './versions.ts'
import { countVariable } from '../support/number-variable.ts'

let close = () => {}
afterEach(() => close())

describe.each(Object.entries(storeKinds))('publishers of a store of the kind %s', (kind, open) => {
  const rounds = kind === 'folder' ? 6 : 3
  const kills = Math.ceil(countVariable('LIVERY_KILLS', 200) / (kind === 'folder' ? 1 : 4))

  test(
    `[OPS-01] ${kills} publishers that are killed at any step leave the old release or the new one`,
    async () => {
      const { again, close: end } = await open()
      close = end
      await publishVersion(again(), 'first')
      const counting = killedAt(again())
      await publishVersion(counting.store, 'second')
      expect(counting.steps()).toBeGreaterThan(8)
      const inService = ['second', 'first']
      const outcomes = { old: 0, fresh: 0 }
      for (let kill = 0; kill < kills; kill += 1) {
        const version = `killed-${kill}`
        const publisher = killedAt(again(), Math.floor(kill / 2) % counting.steps(), kill % 2 === 1)
        const end = await publishVersion(publisher.store, version).catch((error: unknown) => error)
        expect(end).toBeInstanceOf(PublisherKilled)
        const found = await readVersion(again())
        expect([version, inService[0]]).toContain(found)
        if (found === version) inService.unshift(version)
        outcomes[found === version ? 'fresh' : 'old'] += 1
      }
      expect(await allVersions(again())).toEqual(inService)
      expect(outcomes.old).toBeGreaterThan(kills / 2)
      expect(outcomes.fresh).toBeGreaterThan(0)
    },
    Math.max(30_000, kills * 200),
  )

  test('[OPS-01] if several publishers begin at the same time, at least one succeeds, and the others report `overtaken`', async () => {
    const { again, close: end } = await open()
    close = end
    const published: string[] = []
    for (let round = 0; round < 6; round += 1) {
      const versions = ['a', 'b', 'c'].map((name) => `${name}-${round}`)
      const outcomes = await Promise.all(versions.map((version) => publishVersion(again(), version)))
      const through = versions.filter((_, index) => outcomes[index]?.kind === 'published')
      expect(outcomes.every(({ kind }) => kind === 'published' || kind === 'overtaken')).toBe(true)
      expect(through.length).toBeGreaterThan(0)
      published.unshift(...through.toReversed())
      expect(versions).toContain(await readVersion(again()))
    }
    expect((await allVersions(again())).toSorted()).toEqual(published.toSorted())
  })

  test('[OPS-01] if publishers retry until they succeed, the list has each of their releases once', async () => {
    const { again, close: end } = await open()
    close = end
    let isReading = true
    const reading = (async () => {
      while (isReading) await readVersion(again())
    })()
    const publisher = async (name: string) => {
      for (let round = 0; round < rounds; round += 1)
        while ((await publishVersion(again(), `${name}-${round}`)).kind !== 'published');
    }
    await Promise.all(['a', 'b', 'c'].map(publisher))
    isReading = false
    await reading
    const versions = await allVersions(again())
    expect(versions).toHaveLength(3 * rounds)
    expect(new Set(versions).size).toBe(3 * rounds)
    for (const name of ['a', 'b', 'c'])
      expect(versions.filter((version) => version.startsWith(name)).toReversed()).toEqual(
        Array.from({ length: rounds }, (_, round) => `${name}-${round}`),
      )
  })
})

test('[OPS-01] if the response to a publication is lost, the publisher finds out that it has published, and publishes once', async () => {
  const endpoint = await startS3Endpoint()
  close = () => endpoint.close()
  const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, endpoint.config)
  for (const version of ['first', 'second', 'third']) {
    endpoint.loseNextPointerResponse()
    expect(await publishVersion(store, version)).toMatchObject({ kind: 'published' })
  }
  expect(await allVersions(store)).toEqual(['third', 'second', 'first'])
})

test('[OPS-01] if two processes are killed while they publish, no release mixes versions, and no published release is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-killed-'))
  close = () => rmSync(folder, { recursive: true, force: true })
  const published: string[] = []
  for (let kill = 0; kill < 3; kill += 1) {
    await Promise.all([
      publishUntilKilled(folder, `a${kill}`, 3 + kill, published),
      publishUntilKilled(folder, `b${kill}`, 2 + kill, published),
    ])
    await readVersion(createFolderStore(folder))
  }
  const versions = await allVersions(createFolderStore(folder))
  expect(published.length).toBeGreaterThan(3)
  expect(versions).toEqual(expect.arrayContaining(published))
  expect(new Set(versions).size).toBe(versions.length)
})

/**
 * Runs a publisher and kills it when it begins its nth publication. Records the versions that it reports as published.
 */
async function publishUntilKilled(folder: string, name: string, nth: number, published: string[]): Promise<void> {
  const script = join(projectRoot, 'tests/releases/publish-in-loop.ts')
  const publisher = spawn(process.execPath, [script, folder, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => publisher.once('close', resolve))
  for await (const line of createInterface({ input: publisher.stdout })) {
    if (line.endsWith(' is published')) published.push(line.replace(' is published', ''))
    if (line === String(nth)) publisher.kill('SIGKILL')
  }
  await ended
}
