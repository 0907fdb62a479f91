import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { Header } from './Header.tsx'

export default defineWidget('layout/header', Header)
