import { type CatalogueEntry, quoted } from '../../runtime/widget-api/checks.ts'

/** The games' own issues. */
export const issues = {
  'unknown-section': {
    title: 'A game section that does not exist',
    severity: 'error',
    message: ({ name }) =>
      `No game section is called ${quoted(name)}, so this page would list nothing. Use one of games.sections, or add it there.`,
  },
} satisfies Record<string, CatalogueEntry>
