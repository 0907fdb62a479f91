/** An area's part of the host. For Node only. */
export {
  type AreaHost,
  defineHost,
  type HostRequest,
  type PageDescription,
  type RenderedView,
  type StructuredData,
} from '../areas/area-host.ts'
export { escapeHtml, safeJson } from '../html/escape.ts'
export { inlineScript } from '../html/inline-script.ts'
export { scriptHash } from '../html/script-hash.ts'
export { parseServerTime } from '../i18n/locale-formats.ts'
export type { ResolvedManifest } from '../manifest/index.ts'
