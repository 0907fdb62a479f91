import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** A text page as HTML. */
    'info/content': (parameters: { readonly page: string }) => string
  }
}

export default defineArea({
  name: 'info',
  queries: {
    'info/content': { load: ({ reader }, { page }) => reader.content(page), staleTime: Number.POSITIVE_INFINITY },
  },
})
