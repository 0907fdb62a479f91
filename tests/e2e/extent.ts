/**
 * Whether this is the nightly run (`npm run nightly`), which tests every case. The usual run tests each kind of page
 * and step once.
 */
export const isNightly = process.env.LIVERY_NIGHTLY === '1'
