import type { CatalogueEntry } from '../../../../runtime/widget-api/checks.ts'

/** The shop's own issues. */
export const issues = {
  'shop-never-open': {
    title: 'A shop that never opens',
    severity: 'error',
    message: ({ found }) => `The shop would be open from ${found}. Let "closes" be after "opens".`,
  },
} satisfies Record<string, CatalogueEntry>
