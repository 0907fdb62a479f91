import type { Environment, Verdict } from '../../../runtime/manifest/index.ts'
import { isMerchantId } from '../../../schemas/formats.ts'
import { isBrandPath, readLayerName, RefusedPath } from '../engine/brand-path.ts'
import { createEditSession, type EditSession } from '../engine/edit-session.ts'
import { createBrandStates } from './brand-state.ts'
import { BadBody, readEnvironment, readKnown } from './read-body.ts'
import type { StudioDependencies } from './routes.ts'

/** The brands that requests name: their state, and what a request may change of them. */
export interface EditedBrands {
  /** The brand of a request. Its folder exists. Throws `BadBody` otherwise. */
  readonly brandOf: (name: string) => string
  readonly verdictOf: (brand: string) => Verdict
  readonly sessionOf: (brand: string) => EditSession
  /** The response with a brand's current state. */
  readonly stateOf: (brand: string, environment: unknown, known: unknown) => Response
  /** The texts of a brand's changed files. */
  readonly textsOf: ReturnType<typeof createBrandStates>['textsOf']
  /** The folders whose files a brand's editor may change: its own, and those that it extends. */
  readonly editable: (brand: string) => ReadonlySet<string>
  /** The file of a request. Throws `RefusedPath` if the brand's editor may not change it. */
  readonly requireFile: (brand: string, file: string) => string
  /** The number of validations so far. */
  readonly revision: () => number
}

/** Opens the brands of the studio. */
export function openEditedBrands({
  drafts,
  environments: brands,
  writable,
  onValidated,
}: Pick<StudioDependencies, 'drafts' | 'environments' | 'writable' | 'onValidated'>): EditedBrands {
  const states = createBrandStates(brands.verdicts, drafts, writable)
  const sessions = new Map<string, EditSession>()
  let revision = 0
  onValidated(() => {
    revision += 1
  })

  function sessionOf(merchant: string): EditSession {
    const known = sessions.get(merchant)
    if (known) return known
    const isObjectBelow = (layer: string, pointer: string) => {
      const { environment } = readLayerName(layer)
      return states.isObjectBelow(merchant, (environment ?? 'development') as Environment, layer, pointer)
    }
    const session = createEditSession(drafts, isObjectBelow, drafts.stepsOf(merchant))
    sessions.set(merchant, session)
    return session
  }

  function brandOf(name: string): string {
    if (!isMerchantId(name) || !brands.verdicts.find(name)) throw new BadBody()
    return name
  }

  function stateOf(brand: string, environment: unknown, known: unknown): Response {
    const state = states.stateOf(brand, readEnvironment(environment), sessionOf(brand), readKnown(known), revision)
    return state ? Response.json(state) : Response.json({ message: 'There is no such brand.' }, { status: 404 })
  }

  const editable = (brand: string) => new Set([brand, ...states.foldersOf(brand)].filter((one) => writable.has(one)))

  function requireFile(brand: string, file: string): string {
    const at = file.indexOf('/')
    if (!editable(brand).has(file.slice(0, at)) || !isBrandPath(file.slice(at + 1))) throw new RefusedPath()
    return file
  }

  return {
    brandOf,
    verdictOf: (brand) => brands.verdicts.find(brandOf(brand)) as Verdict,
    sessionOf,
    stateOf,
    textsOf: states.textsOf,
    editable,
    requireFile,
    revision: () => revision,
  }
}
