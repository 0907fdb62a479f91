import { defineWidget } from 'livery/widget-api/widget'
import { Menu } from './Menu.tsx'

export default defineWidget('coffee/menu', Menu)
