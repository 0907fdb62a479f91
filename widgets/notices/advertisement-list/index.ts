import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AdvertisementList } from './AdvertisementList.tsx'

export default defineWidget('notices/advertisement-list', AdvertisementList)
