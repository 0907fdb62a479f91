import { countVariable } from '../support/number-variable.ts'
/**
 * The port of the server that the browser tests run against: the preview or the host. Set `LIVERY_TEST_PORT` to
 * run two suites beside each other.
 */
export const previewPort = countVariable('LIVERY_TEST_PORT', 5190)

/** The port of the preview that `saves.e2e.ts` starts for itself. */
export const savesPort = previewPort + 1

/** The port of the host that `withBuiltHost` starts for the tests of one file. */
export const hostPort = previewPort + 3

/** The port of the second host of `host.e2e.ts`, to which brands are added. */
export const growingHostPort = previewPort + 4

/** The ports of the backend that `withOwnBackend` starts for the tests of one file, and of the server over it. */
export const backendPort = previewPort + 6
export const ownBackendPort = previewPort + 7

/** The ports of the backend that `minimal-backend.e2e.ts` starts for itself, and of its host over this backend. */
export const minimalBackendPort = previewPort + 8
export const minimalHostPort = previewPort + 9

/** The ports of the host that `releases.e2e.ts` starts for itself, and of its readiness and metrics. */
export const releasesPort = previewPort + 10
export const operationsPort = previewPort + 11

/** The port of the host that `web-app.e2e.ts` starts for itself. */
export const webAppPort = previewPort + 12

/** The ports of the studio that `studioForFile` starts for the tests of one file, and of its preview. */
export const studioPort = previewPort + 13
export const studioPreviewPort = previewPort + 14

/** The port of the preview that `flags.e2e.ts` starts for itself. */
export const flagsPort = previewPort + 15

/** The ports of the host that `backend-away.e2e.ts` starts for itself, and of its backend. */
export const awayHostPort = previewPort + 16
export const awayBackendPort = previewPort + 17

/** The port of the host that `changed-manifest.e2e.ts` starts for itself. */
export const changedManifestPort = previewPort + 19

/** The port of the host that `renamed-pages.e2e.ts` starts for itself. */
export const renamedPort = previewPort + 18
