/**
 * The files of browser tests that need the preview: tests of its bar and its saves, tests that load single modules, and
 * some tests that start servers of their own. All other files run against the built program, whose pages load in half
 * the time.
 */
export const previewFiles: readonly string[] = [
  'built-page',
  'flags',
  'host',
  'local-database',
  'minimal-backend',
  'own-backend',
  'preview-bar',
  'saves',
  'studio',
  'studio-drafts',
  'upload',
]
