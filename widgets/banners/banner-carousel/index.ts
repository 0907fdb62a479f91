import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { BannerCarousel } from './BannerCarousel.tsx'

export default defineWidget('banners/banner-carousel', BannerCarousel)
