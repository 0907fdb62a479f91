/** The whole verdict on every brand of a folder. Usage: ours.ts FOLDER */
import { enableCompileCache } from 'node:module'
enableCompileCache()
const { judgeMerchants } = await import('../../../runtime/manifest/index.ts')
const { createFileSource } = await import('../../../runtime/sources/file-source.ts')

const [folder = ''] = process.argv.slice(2)
const verdicts = await judgeMerchants(createFileSource({ folders: [folder] }))
const issues = verdicts.reduce((sum, verdict) => sum + verdict.issues.length, 0)
console.log(`${verdicts.length} brands, ${issues} issues`)
for (const verdict of verdicts) if (verdict.issues[0] && issues < 5) console.log(verdict.issues)
process.exit(issues > 0 ? 1 : 0)
