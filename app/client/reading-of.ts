import type { ReadWorld } from '../../runtime/api/read-answer.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { tellHost } from './tell-host.ts'

/** The brand's settings for reading answers in the browser. Misreadings are reported to the host. */
export const readingOf = (site: SiteData): ReadWorld => ({
  imageHosts: site.settings.hosts.image,
  onMisread: (source, misreadings) => tellHost({ source, misreadings }),
})
