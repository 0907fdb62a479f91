import type { Environment } from 'vitest/runtime'

/**
 * The environment of the tests with `@vitest-environment window`. A worker sets up its environment once for many test
 * files, so `fresh-file.ts` opens the window: a new one for each file.
 */
export const windowEnvironment = 'window'

export default {
  name: windowEnvironment,
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment
