export {
  conditionFacts,
  conditionMoments,
  type Device,
  devicesOf,
  evaluateCondition,
  type VisitorFacts,
} from './evaluate-condition.ts'
export { builtProduct, type AreaChecks, composeProduct } from './built-product.ts'
export { claimedNames, hostNames, localName } from './claims.ts'
export { diffManifests, type Difference } from './diff-manifests.ts'
export { createBrandValidator, type BrandValidator, validateMerchant, validateMerchants } from './brand-validator.ts'
export { createReleaseValidator } from './release-validator.ts'
export { createMemorySource } from './memory-source.ts'
export { issueAt } from './issue-at.ts'
export { createLocator } from './locate.ts'
export { merge } from './merge.ts'
export { missingBackend, type MissingBackend } from './missing-backend.ts'
export { createExplainer } from './origin.ts'
export { parseJson, parseObject } from './parse-json.ts'
export { isObject, joinPointer, leafPointers, pointerKeys, valueAt } from './pointer.ts'
export type { AreaDefaults, AreaFacts, Product, WidgetCatalogue } from './product.ts'
export { resolveManifest } from './resolve.ts'
export { readStrictJson } from './strict-json.ts'
export { parseRoutePath, pathShape, type PathPart } from './route-path.ts'
export { brandColours, fontsCss, themeCss } from './theme-css.ts'
export { contrastRatio } from './contrast.ts'
export {
  environments,
  type Environment,
  type Explanation,
  type FileFinding,
  type Json,
  type JsonObject,
  type Layer,
  type LayerKind,
  type Manifest,
  type ManifestSource,
  type MerchantFiles,
  type Origin,
  type ResolvedManifest,
  type Verdict,
} from './stages.ts'
