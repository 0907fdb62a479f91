import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ProviderList } from './ProviderList.tsx'

export default defineWidget('games/provider-list', ProviderList)
