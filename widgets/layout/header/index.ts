import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Header } from './Header.tsx'

export default defineWidget('layout/header', Header)
