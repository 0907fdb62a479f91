import page from '../../page.json'

export default defineEventHandler(() => page)
