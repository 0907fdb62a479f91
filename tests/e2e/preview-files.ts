/**
 * The files of browser tests that need the preview, such as tests of its bar. All other files run against the built
 * program, whose pages load in half the time.
 */
export const previewFiles: readonly string[] = [
  'built-page',
  'flags',
  'host',
  'local-database',
  'preview-bar',
  'saves',
  'staging',
  'studio-closed-tab',
  'studio-drafts',
  'studio-editing',
  'studio-review',
  'studio-several-editors',
  'upload',
]
