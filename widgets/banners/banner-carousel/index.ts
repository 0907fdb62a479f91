import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { BannerCarousel } from './BannerCarousel.tsx'

export default defineWidget('banners/banner-carousel', BannerCarousel)
