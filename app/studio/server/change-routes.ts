import type { Hono } from 'hono'
import { isMerchantId } from '../../../schemas/formats.ts'
import { brandJsonPaths, readLayerName, RefusedPath } from '../engine/brand-path.ts'
import { type Conflict, RefusedChange, mergeTypedText } from '../engine/drafts.ts'
import { type Failure, refusalBody } from '../failures.ts'
import type { Edit, PlaceValue } from '../messages.ts'
import { mayCreate } from '../rights.ts'
import { removeAsset, writeAsset } from './assets.ts'
import type { LeftPlace } from '../engine/edit-history.ts'
import { entryOf } from './brand-entry.ts'
import { versionOf } from './brand-state.ts'
import type { EditedBrands } from './edited-brands.ts'
import { failureOfDisk } from './failure-of-disk.ts'
import { requireRight, requireRightOfText } from './obey-rights.ts'
import {
  BadBody,
  type Body,
  readBody,
  readEdits,
  readOptional,
  readSent,
  readText,
  readVersions,
  readWindow,
} from './read-body.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { StudioDependencies } from './routes.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

/** The routes that create brands, change drafts and save them. */
export function addChangeRoutes(
  routes: Hono,
  { drafts, environments: brands, refresh, product: { rights }, createBrand }: StudioDependencies,
  { brandOf, editable, repeatsInherited, requireFile, sessionOf, stateOf }: EditedBrands,
): void {
  /**
   * Adds a route that changes a brand's drafts or pictures, and responds with the changed brand.
   *
   * @param make makes the change. May return a response to send instead, or the places that the change has left
   */
  const change = (
    path: string,
    make: (brand: string, body: Body, window: string) => Response | readonly LeftPlace[] | void,
  ) =>
    routes.post(path, async (context) => {
      const body = await readBody(context.req.raw)
      const brand = brandOf(readText(body, 'brand'))
      const before = new Set(drafts.all().keys())
      const window = readWindow(context.req.raw)
      const made = await retryWhileBusy(() => make(brand, body, window))
      await refresh(brandsOf([...before, ...drafts.all().keys(), `${brand}/`]))
      if (made instanceof Response) return made
      return stateOf(brand, { window, environment: body.environment, known: body.known }, made ?? [])
    })

  routes.post('/studio/create', async (context) => {
    const body = await readBody(context.req.raw)
    const brand = readText(body, 'brand')
    if (!mayCreate(rights))
      throw new RefusedChange('role-create', { role: rights?.role ?? '', reason: rights?.reason ?? '' })
    if (brands.verdicts.find(brand)) throw new RefusedChange('brand-exists', { brand })
    if (!isMerchantId(brand) || brand === 'base') throw new RefusedChange('brand-name')
    const [accent, from] = [readOptional(body, 'accent'), readOptional(body, 'from')]
    const wanted = { brand, name: readText(body, 'name'), ...(accent ? { accent } : {}), ...(from ? { from } : {}) }
    await createBrand(wanted).catch((error: unknown) => {
      const { id, values }: Failure = failureOfDisk(error) ?? {
        id: 'not-created',
        values: { reason: messageOf(error) },
      }
      throw new RefusedChange(id, values)
    })
    await refresh([brand])
    return Response.json(entryOf(brands, brand))
  })

  change('/studio/edit', (brand, body, window) => {
    const edits = readEdits(body)
    const allowed = editable(brand)
    if (edits.some(({ layer }) => !allowed.has(readLayerName(layer).merchant))) throw new RefusedPath()
    for (const { layer, pointer } of edits) requireRight(rights, layer, pointer)
    // If an edit sets the value that the layer inherits, the layer's own value is removed. Validation refuses a value
    // that repeats the inherited one.
    const ownValue = (place: Edit, value: PlaceValue) =>
      repeatsInherited(brand, { layer: place.layer, pointer: place.pointer, ...value }) ? {} : value
    const own = edits.map(
      ({ layer, pointer, over, ...value }): Edit => ({
        layer,
        pointer,
        ...ownValue({ layer, pointer }, value),
        ...(over ? { over: over.map((one) => ownValue({ layer, pointer }, one)) } : {}),
      }),
    )
    return sessionOf(brand, window).edit(own, body.typed === true)
  })
  change('/studio/text', (brand, body, window) => {
    const file = requireFile(brand, readText(body, 'file'))
    const at = file.indexOf('/')
    const path = file.slice(at + 1)
    if (!brandJsonPaths.includes(path) && !file.endsWith('.md')) throw new RefusedPath()
    const before = drafts.read(file).text ?? ''
    const [shown, typed, sent] = [readText(body, 'shown'), readText(body, 'text'), readSent(body)]
    const after = mergeTypedText(file, { shown, typed, sent }, before)
    requireRightOfText(rights, file.slice(0, at), path, { before, after })
    sessionOf(brand, window).write(file, after)
  })
  change('/studio/undo', (brand, _body, window) => sessionOf(brand, window).undo())
  change('/studio/redo', (brand, _body, window) => sessionOf(brand, window).redo())
  change('/studio/pause', (brand, _body, window) => sessionOf(brand, window).pause())
  change('/studio/discard', (brand, body, window) => {
    const versions = readVersions(body)
    for (const [file, version] of versions) {
      const draft = drafts.all().get(requireFile(brand, file))
      if (draft && versionOf(draft) !== version) return changedSince()
    }
    sessionOf(brand, window).discard(versions.keys())
    return undefined
  })
  change('/studio/resolve', (brand, body, window) => {
    const choice = readText(body, 'choice')
    if (choice !== 'mine' && choice !== 'theirs') throw new BadBody()
    const file = requireFile(brand, readText(body, 'file'))
    const [version, theirs] = [readText(body, 'version'), readText(body, 'theirs')]
    const draft = drafts.all().get(file)
    if (!draft || versionOf(draft) !== version) return changedSince()
    if ((drafts.onDisk(file) ?? '') !== theirs) return conflictResponse([{ file }])
    drafts.resolve(file)
    // The draft now has both editors' changes. An undo of this discard restores that draft.
    if (choice === 'theirs') sessionOf(brand, window).discard([file])
    return undefined
  })
  change('/studio/save', (brand, body, window) => {
    const versions = readVersions(body)
    for (const [file, version] of versions) {
      const draft = drafts.all().get(requireFile(brand, file))
      if (!draft || versionOf(draft) !== version) return changedSince()
      // The draft may be from an earlier run, when the role had other rights.
      const [folder = '', ...path] = file.split('/')
      requireRightOfText(rights, folder, path.join('/'), { before: draft.base ?? '', after: draft.text })
    }
    const outcome = drafts.save([...versions.keys()])
    sessionOf(brand, window).pause()
    if (!('conflicts' in outcome)) return undefined
    return conflictResponse(outcome.conflicts)
  })
  change('/studio/asset', (brand, body) => {
    requireRight(rights, brand, 'assets')
    writeAsset(drafts.root, brand, readText(body, 'path'), readText(body, 'bytes'))
  })
  change('/studio/asset/remove', (brand, body) => {
    requireRight(rights, brand, 'assets')
    removeAsset(drafts.root, brand, readText(body, 'path'))
  })
}

/** The response to a request about a draft that differs from the draft that the page has shown. */
const changedSince = () => Response.json(refusalBody(new RefusedChange('draft-changed')), { status: 409 })

/** The response to a request about files that somebody else has saved since the page has shown them. */
function conflictResponse(conflicts: readonly Pick<Conflict, 'file'>[]): Response {
  const files = conflicts.map(({ file }) => file).join(', ')
  return Response.json({ conflicts, ...refusalBody(new RefusedChange('conflict', { files })) }, { status: 409 })
}

/** The brands of files such as `acme/tokens.json`. */
const brandsOf = (files: Iterable<string>) => [...new Set([...files].map((file) => file.split('/')[0] ?? ''))]
