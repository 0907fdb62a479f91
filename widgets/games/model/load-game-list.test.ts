import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../schemas/generated/records.ts'
import { createLocalCache, createMemoryStore } from '../../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../../runtime/api/public-reader.ts'
import { gameCategories } from './categories.ts'
import { loadGameList } from './load-game-list.ts'
import { inflate } from './inflate.ts'
import { BadGameList, listLimits } from './list-limits.ts'

const game = (number: number): Game => ({
  game_id: `g${number}`,
  provider_id: '101',
  provider_name: 'jade-comet',
  provider_fullname: 'Jade Comet',
  game_name: `มังกร "{[\\ ${number}`,
  currency: 'THB',
  category: 'slot',
  img: `/static/art/games/g${number}.svg`,
  maintenance: 0,
})

const games = Array.from({ length: 5000 }, (_, index) => game(index))
const pack = (text: string | Uint8Array) => new Uint8Array(gzipSync(text))
const whole = pack(JSON.stringify(games))

/** A static origin that records its requests. A test can change its file and its version. */
function createOrigin(file: Uint8Array<ArrayBuffer>) {
  const requests: string[] = []
  const origin = { file, version: 'v1', now: 0, requests }
  const cache = createLocalCache(createMemoryStore(), () => origin.now)
  const reader: Pick<PublicReader, 'currency' | 'config' | 'cachedFile'> = {
    currency: 'THB',
    config: async () => ({ gameListVersion: origin.version, getProviderVersion: '1' }),
    cachedFile: (path, version, read) =>
      cache.readVersion(
        path,
        version,
        async () => {
          requests.push(path)
          return new Uint8Array(origin.file)
        },
        read,
      ),
  }
  return Object.assign(origin, { reader })
}

test('[GAM-01] the compressed list of a currency and category is read, every game once', async () => {
  const origin = createOrigin(whole)
  const list = await loadGameList('slot', origin.reader)
  expect(list).toEqual({ found: true, games })
  expect(origin.requests).toEqual(['games/THB/slot.json.gz'])
})

test('[GAM-01] the fourteen categories of the specification are known', () => {
  expect(gameCategories.toSorted().join(' ')).toBe(
    'all_games card cockfight esport fish instantwin live live_recommend lottery show_game slot slot_recommend sport top',
  )
})

test('[GAM-02] an unknown category logs ‘No such category’ and is not found, without a request', async () => {
  const origin = createOrigin(whole)
  const messages: string[] = []
  expect(await loadGameList('../secrets', origin.reader, (text) => messages.push(text))).toEqual({ found: false })
  expect(messages).toEqual(['No such category'])
  expect(origin.requests).toEqual([])
})

const bombSize = 64 * 1024 * 1024
const bomb = pack(new Uint8Array(bombSize).fill(0x20))
const wrongChecksum = whole.with(whole.length - 6, (whole.at(-6) ?? 0) ^ 0xff)
const bad: readonly (readonly [what: string, file: Uint8Array<ArrayBuffer>])[] = [
  ['a gzip bomb', bomb],
  ...[10, 1000, whole.length / 2, whole.length - 8, whole.length - 1].map(
    (end) => [`a file that is cut after ${Math.floor(end)} bytes`, whole.slice(0, end)] as const,
  ),
  ['a damaged file', whole.with(whole.length / 2, (whole.at(whole.length / 2) ?? 0) ^ 0xff)],
  ['a wrong checksum', wrongChecksum],
  ['plain JSON under a gz name', new TextEncoder().encode(JSON.stringify(games))],
  ['gzip within gzip', pack(whole)],
  ['HTML', new TextEncoder().encode('<!doctype html>')],
  ['an object', pack(JSON.stringify({ games }))],
  ['a list of something else', pack('["<script>", 1]')],
  ['lists within the list', pack('[[{}]]')],
  ['a list of numbers', pack('[1,2]')],
  ['a list with null', pack('[{},null]')],
  ['rows without a comma', pack('[{} {}]')],
  ['rows with two commas', pack('[{},,{}]')],
  ['a comma before the first row', pack('[,{}]')],
  ['a comma after the last row', pack('[{},]')],
  ['a list that ends with a brace', pack('[{}}')],
  ['a list of signs', pack('[)]')],
  ['JSON with text after its end', pack('[{}] [{}]')],
  ['JSON that is not closed', pack('[{"a":1}')],
  ['broken JSON', pack('[{"a":}]')],
  ['text that is not UTF-8', pack(new Uint8Array([0x5b, 0xff, 0xfe, 0x5d]))],
  ['more rows than a list may have', pack(`[${'{},'.repeat(listLimits.rows)}{}]`)],
  ['a row that is too long', pack(`[{"a":"${'x'.repeat(listLimits.row)}"}]`)],
  ['a row over several pieces', pack(`[{"a":"${'x'.repeat(listLimits.row * 32)}"}]`)],
  ['nothing', new Uint8Array()],
]

test.each(bad)('[GAM-02] %s: the category is not found', async (_what, file) => {
  const origin = createOrigin(file)
  expect(await loadGameList('slot', origin.reader)).toEqual({ found: false })
})

test('[GAM-02] the reading of a decompression bomb stops before an eighth of its content', async () => {
  let read = 0
  const readAll = async () => {
    for await (const piece of inflate(bomb)) read += piece.length
  }
  await expect(readAll()).rejects.toThrow(BadGameList)
  expect(read).toBeLessThan(bombSize / 8)
})

test('[GAM-02] a failure is not cached: the next load sends another request', async () => {
  const origin = createOrigin(wrongChecksum)
  await loadGameList('slot', origin.reader)
  origin.file = whole
  expect(await loadGameList('slot', origin.reader)).toMatchObject({ found: true })
  expect(origin.requests).toHaveLength(2)
})

test('a bad row and a second game with the same id are left out', async () => {
  const rows = [game(1), { ...game(2), game_name: null }, {}, game(1), game(3)]
  const list = await loadGameList('slot', createOrigin(pack(JSON.stringify(rows))).reader)
  expect(list).toEqual({ found: true, games: [game(1), game(3)] })
})

test.each(['[]', ' [ ] ', '\ufeff[\n{} ,\t{} ]\r\n'])('the list %j has no games', async (text) => {
  expect(await loadGameList('slot', createOrigin(pack(text)).reader)).toEqual({ found: true, games: [] })
})

test('a row with numbers as texts, without a long name and with a picture from another host is decoded', async () => {
  const { provider_fullname: _long, ...short } = game(2)
  const row = { ...short, game_id: 2, maintenance: '1', img: 'https://evil.example/a.svg' }
  const list = await loadGameList('slot', createOrigin(pack(JSON.stringify([row]))).reader)
  const read = { ...game(2), game_id: '2', maintenance: 1, img: '', provider_fullname: 'jade-comet' }
  expect(list).toEqual({ found: true, games: [read] })
})

describe('[CFG-07] the game-version file decides when a game list is fetched again', () => {
  test('the same version fetches no list again, at any age of the cached list', async () => {
    const origin = createOrigin(whole)
    await loadGameList('slot', origin.reader)
    origin.now = 365 * 24 * 3_600_000
    await loadGameList('slot', origin.reader)
    expect(origin.requests).toHaveLength(1)
  })

  test('a changed version fetches immediately', async () => {
    const origin = createOrigin(whole)
    await loadGameList('slot', origin.reader)
    origin.version = 'v2'
    origin.file = pack(JSON.stringify([game(7)]))
    expect(await loadGameList('slot', origin.reader)).toEqual({ found: true, games: [game(7)] })
    expect(origin.requests).toHaveLength(2)
  })

  test('without a version a cached list is valid for ten minutes', async () => {
    const origin = createOrigin(whole)
    origin.version = ''
    await loadGameList('slot', origin.reader)
    origin.now = 599_999
    await loadGameList('slot', origin.reader)
    expect(origin.requests).toHaveLength(1)
    origin.now = 600_000
    await loadGameList('slot', origin.reader)
    expect(origin.requests).toHaveLength(2)
  })
})
