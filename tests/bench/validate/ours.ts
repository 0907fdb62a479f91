/** The whole verdict on every brand of a folder. Usage: ours.ts FOLDER */
import { enableCompileCache } from 'node:module'
enableCompileCache()
const { saveMemory } = await import('../../../cli/save-memory.ts')
const { createBrandValidator } = await import('../../../runtime/manifest/index.ts')
const { loadProduct } = await import('../../../app/load-product.ts')
const { createFileSource } = await import('../../../runtime/sources/file-source.ts')

const [folder = ''] = process.argv.slice(2)
let brands = 0
let issues = 0
for await (const verdict of createBrandValidator(createFileSource({ folders: [folder] }), await loadProduct()).each()) {
  saveMemory()
  brands += 1
  issues += verdict.issues.length
  if (verdict.issues[0] && issues < 5) console.log(verdict.issues)
}
console.log(`${brands} brands, ${issues} issues`)
process.exit(issues > 0 ? 1 : 0)
