import type { RenderedPage } from '../../app/server/entry-server.tsx'

/** The HTML of a rendered page as one text. */
export const htmlOf = ({ html }: Pick<RenderedPage, 'html'>): string =>
  html.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('')
