export { shareCanary, cancelledBy, cancelReleases } from './change-waiting.ts'
export { asMerchantFiles, collectReleaseFiles, manifestOfFiles, type ReadFile } from './files-of-release.ts'
export { canaryPath } from './canary-path.ts'
export { waitingOf } from './pointer-at.ts'
export {
  claimants,
  isOfFiles,
  type Opening,
  type Publication,
  type Outcome,
  publishRelease,
  releaseBefore,
} from './publish-release.ts'
export {
  type Head,
  loadFiles,
  loadPages,
  loadRelease,
  type NamedRelease,
  readHead,
  releasesOf,
} from './read-releases.ts'
export {
  BrokenPointer,
  BrokenRelease,
  nameOf,
  type PointedRelease,
  type PointerEvent,
  type ReleaseFiles,
} from './release.ts'
export { type ReleaseStore, StoreFailure } from './release-store.ts'
export { contentOf, releaseToRestore } from './roll-back.ts'
export { unpublishBrand } from './unpublish-brand.ts'
