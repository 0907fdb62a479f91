import { smallBrand } from './small-brand.ts'

/**
 * The files of a small brand with its own host names.
 *
 * @param more further keys of its manifest
 */
export const namedBrand = (id: string, more: object = {}) => ({
  ...smallBrand,
  'manifest.json': `${JSON.stringify({ merchant: { id, name: id }, ...more }, null, 2)}\n`,
  'environments/development.json': `{ "site": { "domains": { "${id}.localhost": {} } } }\n`,
  'environments/staging.json': `{ "site": { "domains": { "staging.${id}.example": {} } } }\n`,
  'environments/production.json': `{ "site": { "domains": { "www.${id}.example": {} } } }\n`,
})
