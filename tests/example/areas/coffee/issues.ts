import type { CatalogueEntry } from 'livery/widget-api/checks'

/** The shop's own issues. */
export const issues = {
  'shop-never-open': {
    title: 'A shop that never opens',
    severity: 'error',
    message: ({ found }) => `The shop would be open from ${found}. Let "closes" be after "opens".`,
  },
} satisfies Record<string, CatalogueEntry>
