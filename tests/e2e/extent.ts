/**
 * Whether this is the nightly run (`npm run nightly`), which tests every case. The usual run tests some of the
 * cases.
 */
export const isNightly = process.env.LIVERY_NIGHTLY === '1'
