import { defineWidget } from '../../../../../runtime/widget-api/widget.ts'
import { Menu } from './Menu.tsx'

export default defineWidget('coffee/menu', Menu)
