import type { CatalogueEntry } from '../../runtime/widget-api/checks.ts'

export const issues = {
  'amounts-not-ascending': {
    title: 'Amounts out of order',
    severity: 'error',
    message: ({ found }) => `${found}. Sort the amounts from small to large.`,
  },
} satisfies Record<string, CatalogueEntry>
