import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { bannerWidth, drawPoster } from '../../../sandbox/artwork/index.ts'
import type { Draw, SandboxPart } from '../../../sandbox/part.ts'
import { bannerFile } from './banner-file.ts'

/** The picture of a banner, `welcome.th`. */
const draw: Draw = (name, sandbox, merchant) => {
  const [id, language = fallbackLanguage] = name.split('.')
  const banner = merchant.data.banners.find((one) => one.id === id)
  if (!banner) return undefined
  const { motif, title, text } = banner
  return drawPoster({ width: bannerWidth, motif, title, text }, `banners:${name}`, language, sandbox, merchant)
}

const part: SandboxPart = {
  name: 'banners',
  data: ['banners'],
  files: { banner: bannerFile },
  drawings: { banners: draw },
}

export default part
