import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameSlug } from '../../widgets/games/model/choose-games.ts'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { encodePlayPayload } from '../../widgets/games/model/encode-play-payload.ts'
import { catalogueOf } from '../../widgets/games/sandbox/catalogue/game-catalogue.ts'
import type { CatalogueGame } from '../../widgets/games/sandbox/catalogue/games.ts'
import { defaultSeed } from '../../sandbox/index.ts'
import { projectRoot } from '../support/run-command.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'

type Route = Manifest['routes'][string]

/**
 * A path that leads to the page of a route. Replaces each parameter with a matching value of the sandbox, such as a
 * game. Throws if the sandbox has no example of a parameter.
 */
export function examplePath(id: string, route: Route, manifest: Manifest): string {
  const game = firstGame(route, manifest)
  const payload = { provider: game.provider.id, game: game.id, currency: 'THB' }
  const examples: Record<string, string | undefined> = {
    ...(id === 'promotion' && { id: firstPromotion(manifest) }),
    ...(id === 'blog-post' && { id: firstArticle() }),
    category: game.category,
    provider: game.provider.key,
    play: id === 'play-game' ? encodePlayPayload(payload) : gameSlug(game.name),
  }
  return route.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const example = examples[parameter]
    if (example === undefined) throw new Error(`${route.path}: there is no example of {${parameter}} yet.`)
    return encodeURIComponent(example)
  })
}

/** The number of the first promotion of the brand. Undefined if it has none. */
function firstPromotion({ merchant }: Manifest): string | undefined {
  const file = join(projectRoot, 'merchants', merchant.id, 'sandbox.json')
  const { promotions } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SandboxData, 'promotions'>
  return promotions[0]?.promotion_id.toString()
}

/** The name of the first article of `base`, which all brands have. Undefined if `base` has no article. */
function firstArticle(): string | undefined {
  const file = join(projectRoot, 'merchants/base/sandbox.json')
  const { articles } = JSON.parse(readFileSync(file, 'utf8')) as { readonly articles: object }
  return Object.keys(articles)[0]
}

/**
 * The first open game with the category and the tag of the section that a page shows. If the page shows no section, the
 * first open game of all. Throws if no game has both.
 */
function firstGame(route: Route, manifest: Manifest): CatalogueGame {
  const blocks = Object.values(route.regions?.main?.blocks ?? {})
  const name = blocks
    .map(({ props }) => (props as { section?: unknown } | undefined)?.section)
    .find((one) => typeof one === 'string')
  const section = name === undefined ? undefined : manifest.games.sections[name]
  const { games } = catalogueOf(defaultSeed)
  const game = games.find(
    ({ category, tags, isInMaintenance }) =>
      !isInMaintenance &&
      (section === undefined || section.category === category || ['all_games', 'top'].includes(section.category)) &&
      (section?.tag === undefined || tags.includes(section.tag)),
  )
  if (!game) throw new Error(`${route.path}: the section has no game.`)
  return game
}
