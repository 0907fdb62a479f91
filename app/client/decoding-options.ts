import type { DecodingOptions } from '../../runtime/api/decode-response.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { reportToHost } from './report-to-host.ts'

/** The brand's settings for decoding responses in the browser. The host receives the misreadings. */
export const decodingOptions = (site: SiteData): DecodingOptions => ({
  imageHosts: site.settings.hosts.image,
  onMisread: (source, misreadings) => reportToHost({ source, misreadings }),
})
