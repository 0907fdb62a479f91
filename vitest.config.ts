import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{runtime,schemas,cli,sandbox,app,widgets,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    testTimeout: 30_000,
  },
})
