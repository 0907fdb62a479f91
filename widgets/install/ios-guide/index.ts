import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { IosGuide } from './IosGuide.tsx'

export default defineWidget('install/ios-guide', IosGuide)
