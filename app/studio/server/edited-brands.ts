import type { Environment, Verdict } from '../../../runtime/manifest/index.ts'
import { isMerchantId } from '../../../schemas/formats.ts'
import { hasBrand, isBrandPath, readLayerName, RefusedPath } from '../engine/brand-path.ts'
import { createEditSession, type EditSession } from '../engine/edit-session.ts'
import { refusalBody } from '../failures.ts'
import type { BrandState, Edit } from '../messages.ts'
import { createBrandStates } from './brand-state.ts'
import { BadBody, readEnvironment, readKnown } from './read-body.ts'
import type { StudioDependencies } from './routes.ts'

/** The brands of the studio: their state, and the files that a request may change. */
export interface EditedBrands {
  /** Returns the brand that a request names. Throws `BadBody` if the studio has no such brand. */
  readonly brandOf: (name: string) => string
  readonly verdictOf: (brand: string) => Verdict
  /** The edits of a brand in one window. */
  readonly sessionOf: (brand: string, window: string) => EditSession
  /** Whether an edit sets a value that its layer inherits in every environment of the layer. */
  readonly repeatsInherited: (brand: string, edit: Edit) => boolean
  /** A response with the current state of a brand for a window. */
  readonly stateOf: (brand: string, asked: StateRequest, left?: BrandState['leftPlaces']) => Response
  /** Counts a window as open until the returned function is called. */
  readonly openWindow: (window: string) => () => void
  /** The folders of a brand's layers, lowest first. */
  readonly foldersOf: (brand: string) => readonly string[]
  /** The drafts of the files of a brand's layers, with their texts and conflicts. */
  readonly textsOf: ReturnType<typeof createBrandStates>['textsOf']
  /** The folders of a brand's layers that the studio may change, because they are in the folder of brands. */
  readonly editable: (brand: string) => ReadonlySet<string>
  /** Returns the file that a request names. Throws `RefusedPath` if the studio does not write it. */
  readonly requireFile: (brand: string, file: string) => string
  /** The number of validations so far. */
  readonly revision: () => number
}

/** The parts of a request that select the content of its response. */
export interface StateRequest {
  readonly window: string
  readonly environment: unknown
  /** The `content` of each layer value that the page has. */
  readonly known: unknown
}

/** Opens the brands of the studio. */
export function openEditedBrands({
  drafts,
  environments: brands,
  onValidated,
}: Pick<StudioDependencies, 'drafts' | 'environments' | 'onValidated'>): EditedBrands {
  const states = createBrandStates(brands.verdicts, drafts)
  const sessions = new Map<string, ReturnType<typeof createEditSession>>()
  /** The number of connections of each open window. A window may briefly have two, for example during a reload. */
  const windows = new Map<string, number>()
  let revision = 0
  onValidated(() => {
    revision += 1
  })

  function sessionOf(merchant: string, window: string): EditSession {
    const known = sessions.get(merchant)
    if (known) return known.inWindow(window)
    const isObjectBelow = (layer: string, pointer: string) => {
      const { environment } = readLayerName(layer)
      return states.isObjectBelow(merchant, (environment ?? 'development') as Environment, layer, pointer)
    }
    const session = createEditSession(drafts, isObjectBelow, drafts.stepsOf(merchant), (window) => windows.has(window))
    sessions.set(merchant, session)
    return session.inWindow(window)
  }

  function brandOf(name: string): string {
    if (!isMerchantId(name)) throw new BadBody()
    if (!brands.verdicts.find(name)) throw new BadBody('no-brand', { brand: name })
    return name
  }

  function stateOf(
    brand: string,
    { window, environment, known }: StateRequest,
    left: BrandState['leftPlaces'] = [],
  ): Response {
    const steps = sessionOf(brand, window).steps()
    const state = states.stateOf(brand, readEnvironment(environment), steps, readKnown(known), revision)
    if (!state) return Response.json(refusalBody(new BadBody('no-brand', { brand })), { status: 404 })
    return Response.json(left.length > 0 ? { ...state, leftPlaces: left } : state)
  }

  function openWindow(window: string): () => void {
    const add = (number: number) => windows.set(window, (windows.get(window) ?? 0) + number)
    let isClosed = false
    add(1)
    return () => {
      if (isClosed) return
      isClosed = true
      add(-1)
      if (windows.get(window) === 0) windows.delete(window)
    }
  }

  const editable = (brand: string) =>
    new Set([brand, ...states.foldersOf(brand)].filter((one) => hasBrand(drafts.root, one)))

  function requireFile(brand: string, file: string): string {
    const at = file.indexOf('/')
    if (!editable(brand).has(file.slice(0, at)) || !isBrandPath(file.slice(at + 1))) throw new RefusedPath()
    return file
  }

  return {
    brandOf,
    verdictOf: (brand) => brands.verdicts.find(brandOf(brand)) as Verdict,
    sessionOf,
    repeatsInherited: (brand, { layer, ...edit }) => states.isInherited(brand, layer, edit),
    stateOf,
    openWindow,
    foldersOf: states.foldersOf,
    textsOf: states.textsOf,
    editable,
    requireFile,
    revision: () => revision,
  }
}
