import { bannerWidth, posterDrawing } from '../../../sandbox/artwork/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { bannerFile } from './banner-file.ts'

/** The picture of a banner, such as `welcome.th`. */
const draw = posterDrawing('banners', (id, { data }) => {
  const banner = data.banners.find((one) => one.id === id)
  if (!banner) return undefined
  const { motif, title, text } = banner
  return { width: bannerWidth, motif, title, text }
})

const part: SandboxPart = {
  name: 'banners',
  data: ['banners'],
  files: { banner: bannerFile },
  drawings: { banners: draw },
}

export default part
