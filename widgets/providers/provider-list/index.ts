import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ProviderList } from './ProviderList.tsx'

export default defineWidget('providers/provider-list', ProviderList)
