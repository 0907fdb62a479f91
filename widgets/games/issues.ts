import { type CatalogueEntry, quoted } from '../../runtime/widget-api/checks.ts'

export const issues = {
  'unknown-section': {
    title: 'A game section that does not exist',
    severity: 'error',
    message: ({ name }) =>
      `There is no game section ${quoted(name)} in "games.sections", so a page of this section would be missing, and a block would show no games. Correct the name, or add the section there.`,
  },
} satisfies Record<string, CatalogueEntry>
