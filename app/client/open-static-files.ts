import type { SiteData } from '../../runtime/site/site-data.ts'
import { createDatabaseStore } from './database-store.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

/** Opens the files of a site with their cache in the browser's database. */
export const openStaticFiles = (site: SiteData): StaticFiles =>
  createStaticFiles(site, createDatabaseStore(site.environment, site.merchant.id))
