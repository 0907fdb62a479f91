import { describe, expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { pageLifetime } from '../../app/host/page-cache.ts'
import { releaseTagResponse, releaseTag } from '../../app/host/release-tag.ts'
import { openHost } from './open-host.ts'

const inSeconds = (header: string | null) => Number(/^@(\d+)$/.exec(header ?? '')?.[1]) - Math.floor(Date.now() / 1000)

describe('[OPS-03] a proxy that caches pages by the tag of their release', () => {
  test('gets the tag of a host name, and may cache it until the end of the current second', async () => {
    const { ask, store } = await openHost()
    const response = await ask('/_livery/release-tag')
    const resolved = store.find('siam191')?.resolved
    expect(response.status).toBe(204)
    expect(response.headers.get('x-livery-release')).toBe(resolved && releaseTag(resolved))
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
    expect(releaseTagResponse(resolved, 5999).headers.get('x-accel-expires')).toBe('@5')
  })

  test('gets no tag for an unknown name, whose page is still refused', async () => {
    const { ask } = await openHost()
    const response = await ask('/_livery/release-tag', {}, 'unknown.example')
    expect([response.status, response.headers.get('x-livery-release')]).toEqual([204, null])
    expect((await ask('/en-th', {}, 'unknown.example')).status).toBe(421)
  })

  test('caches a page of that release as long as the host does, and no page of another release', async () => {
    const { ask } = await openHost({ now: Date.now })
    const tag = (await ask('/_livery/release-tag')).headers.get('x-livery-release') ?? ''
    const page = await ask('/en-th', { headers: { 'x-livery-release': tag } })
    const seconds = inSeconds(page.headers.get('x-accel-expires'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(pageLifetime / 1000)
    const other = await ask('/en-th', { headers: { 'x-livery-release': `${tag}0` } })
    expect(other.headers.get('x-accel-expires')).toBe('0')
    expect((await ask('/en-th')).headers.get('x-accel-expires')).toBeNull()
  })

  test.each(['/', '/en-th/nothing-here'])('may never cache %s', async (path) => {
    const { ask } = await openHost()
    const tag = (await ask('/_livery/release-tag')).headers.get('x-livery-release') ?? ''
    const response = await ask(path, { headers: { 'x-livery-release': tag } })
    expect(response.headers.get('x-accel-expires')).toBeNull()
    expect(response.headers.get('cache-control')).toMatch(/no-cache/)
  })

  test('sees another tag for another manifest, another canary and another share', () => {
    const resolved = { hash: 'a'.repeat(64) } as ResolvedManifest
    const tags = [
      resolved,
      { ...resolved, hash: 'b'.repeat(64) },
      { ...resolved, canary: { basePath: '/_livery/release/13', share: 0.1 } },
      { ...resolved, canary: { basePath: '/_livery/release/13', share: 0.2 } },
      { ...resolved, canary: { basePath: '/_livery/release/14', share: 0.2 } },
    ].map(releaseTag)
    expect(new Set(tags).size).toBe(tags.length)
  })
})
