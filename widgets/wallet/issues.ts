import type { CatalogueEntry } from '../../runtime/widget-api/checks.ts'

/** The wallet's own issues. */
export const issues = {
  'amounts-not-ascending': {
    title: 'Amounts out of order',
    severity: 'error',
    message: ({ found }) => `The amounts have to go from small to large, but ${found}.`,
  },
} satisfies Record<string, CatalogueEntry>
