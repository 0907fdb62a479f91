import { banks } from '../catalogue/banks.ts'
import type { SandboxMerchant } from '../options.ts'
import { randomFor } from '../random.ts'
import type { ArtKind } from '../static/layout.ts'
import type { World } from '../world.ts'
import { avatarCount, drawAvatar } from './compositions/avatar.ts'
import { drawBank } from './compositions/bank.ts'
import { drawPayLogo } from './compositions/pay-logo.ts'
import { drawQr } from './compositions/qr.ts'
import { drawGame } from './compositions/game.ts'
import { type Poster, posterHeight, posterStyles } from './compositions/poster.ts'
import { drawProvider } from './compositions/provider.ts'
import { inkOf } from './ink.ts'

/**
 * The picture `/static/art/{kind}/{id}.svg`, or undefined when there is none. The same seed gives the same bytes.
 *
 * @param id a provider's key, a game's id, a bank's code or a way to pay, 1 to 24 for avatars, a channel's id for a QR
 *   code; for banners, promotions and notices the id of the brand's data and a language: `welcome.th`.
 */
export function drawArt(kind: ArtKind, id: string, world: World, merchant: SandboxMerchant): string | undefined {
  const { catalogue, seed } = world
  switch (kind) {
    case 'providers': {
      const provider = catalogue.providers.find(({ key }) => key === id)
      return provider && drawProvider(provider, seed)
    }
    case 'games': {
      const game = catalogue.game(id)
      return game && drawGame(game, seed)
    }
    case 'avatars':
      return /^\d{1,2}$/.test(id) && Number(id) >= 1 && Number(id) <= avatarCount
        ? drawAvatar(Number(id), seed)
        : undefined
    case 'banks':
      return banks.some(({ code }) => code === id) ? drawBank(id, seed) : drawPayLogo(id, seed)
    case 'qr':
      return merchant.data.deposit_channels.some((channel) => channel.has_qr && String(channel.id) === id)
        ? drawQr(`${merchant.id}:${id}`, seed)
        : undefined
    default: {
      const poster = posterOf(kind, id, merchant)
      return poster && drawPoster(poster, `${kind}:${id}`, seed, merchant)
    }
  }
}

function posterOf(
  kind: 'banners' | 'promotions' | 'notices',
  name: string,
  { data }: SandboxMerchant,
): Poster | undefined {
  const [id, suffix] = name.split('.')
  const language = suffix === 'en' ? 'en' : 'th'
  switch (kind) {
    case 'banners': {
      const banner = data.banners.find((one) => one.id === id)
      return (
        banner && {
          width: 1200,
          height: posterHeight,
          motif: banner.motif,
          title: banner.title[language],
          text: banner.text[language],
        }
      )
    }
    case 'promotions': {
      const promotion = data.promotions.find((one) => String(one.promotion_id) === id)
      return (
        promotion && {
          width: 933,
          height: posterHeight,
          motif: promotion.motif,
          title: promotion.title[language],
          text: promotion.summary[language],
          figure: promotion.figure,
        }
      )
    }
    case 'notices': {
      const notice = data.notices.find((one) => String(one.id) === id)
      return notice?.motif
        ? {
            width: 933,
            height: posterHeight,
            motif: notice.motif,
            title: notice.title[language],
            text: notice.description[language],
          }
        : undefined
    }
  }
}

function drawPoster(poster: Poster, subject: string, seed: number, { id, data }: SandboxMerchant): string {
  const { style, palette } = data.artwork
  const isLight = style === 'festival'
  const ink = inkOf({
    deep: isLight ? palette.support : palette.ground,
    mid: palette.support,
    bright: isLight ? palette.deep : palette.accent,
    accent: palette.accent,
    light: isLight ? '#fffaf0' : palette.text,
  })
  return posterStyles[style](poster, data.artwork, ink, randomFor(seed, `${id}:${subject}`))
}
