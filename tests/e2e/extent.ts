/** Whether all of the browser tests run: `npm run nightly`. By day each kind of page and step is tested once. */
export const isNightly = process.env.LIVERY_NIGHTLY === '1'
