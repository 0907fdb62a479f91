import type { PlaceCodes } from '../issues/schema-findings.ts'

const tokenGroups = new Set(['light', 'dark', 'font', 'weight', 'radius', 'space', 'border', 'shadow', 'motion'])

/** The codes of the issues about a manifest: mistakes in its areas, guards and tokens have codes of their own. */
export const manifestCodes: PlaceCodes = {
  ofChoice: ([first, ...below]) => {
    if (first === 'areas') return 'unknown-area'
    if (first === 'routes' && below.at(-2) === 'guards') return 'unknown-guard'
    return first === 'tokens' && below.at(-1) === 'unit' ? 'wrong-unit' : 'unknown-value'
  },
  ofKey: ([first]) => (first === 'tokens' ? 'unknown-token' : 'unknown-key'),
}

/** The codes of the issues about the file `tokens.json`. */
export const tokensCodes: PlaceCodes = {
  ofChoice: (keys) => (keys.at(-1) === 'unit' ? 'wrong-unit' : 'unknown-value'),
  ofKey: ([group = '', ...below]) => (below.length === 0 && tokenGroups.has(group) ? 'unknown-token' : 'unknown-key'),
}
