import type { DecodingOptions } from '../../runtime/api/decode-answer.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { tellHost } from './tell-host.ts'

/** The brand's settings for decoding answers in the browser. The host receives the misreadings. */
export const decodingOptions = (site: SiteData): DecodingOptions => ({
  imageHosts: site.settings.hosts.image,
  onMisread: (source, misreadings) => tellHost({ source, misreadings }),
})
