import { gameListNames } from '../catalogue/game-lists.ts'

/**
 * The layout of the static bucket:
 *
 *   /static/frontend/{production|staging}/{file}.json     configuration (CFG-01, CFG-02, CFG-07)
 *   /static/games/{currency}/{category}.json.gz           game lists (GAM-01): gzip bytes, no content-encoding
 *   /static/art/{kind}/{id}.svg                           pictures
 *
 * A development environment reads `staging`. Each brand sees its own bucket under its own host name.
 */
export const configFileNames = [
  'banner',
  'contact',
  'custom_canonical',
  'footer',
  'game_version',
  'general',
  'menu',
  'partnership',
  'push_trackers',
  'seo',
  'seo_extra',
  'tracker_config',
  'version',
] as const
export type ConfigFileName = (typeof configFileNames)[number]

export const artKinds = ['avatars', 'banks', 'banners', 'games', 'notices', 'promotions', 'providers', 'qr'] as const
export type ArtKind = (typeof artKinds)[number]

/** What a path of the bucket names. */
export type StaticTarget =
  | { readonly kind: 'config'; readonly environment: 'production' | 'staging'; readonly file: ConfigFileName }
  | { readonly kind: 'games'; readonly currency: string; readonly list: string }
  | { readonly kind: 'art'; readonly art: ArtKind; readonly id: string }

/** What a path names, or undefined when there is no such file. */
export function staticTarget(pathname: string): StaticTarget | undefined {
  const config = /^\/static\/frontend\/(production|staging)\/([a-z_]+)\.json$/.exec(pathname)
  const file = configFileNames.find((name) => name === config?.[2])
  if (config && file)
    return { kind: 'config', environment: config[1] === 'production' ? 'production' : 'staging', file }

  const games = /^\/static\/games\/([A-Z]{3})\/([a-z_]+)\.json\.gz$/.exec(pathname)
  if (games?.[1] && games[2] && gameListNames.includes(games[2])) {
    return { kind: 'games', currency: games[1], list: games[2] }
  }

  const picture = /^\/static\/art\/([a-z]+)\/([a-z0-9.-]{1,80})\.svg$/.exec(pathname)
  const art = artKinds.find((kind) => kind === picture?.[1])
  return art && picture?.[2] ? { kind: 'art', art, id: picture[2] } : undefined
}
