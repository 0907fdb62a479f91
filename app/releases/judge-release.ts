import { messageOf } from '../../runtime/errors/caught-error.ts'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import type { createReleaseValidator, Environment, Verdict } from '../../runtime/manifest/index.ts'
import { asMerchantFiles } from './files-of-release.ts'
import { loadFiles, loadRelease } from './read-releases.ts'
import { BrokenRelease, type Release, type ReleaseFiles } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release with the verdict on its files. */
export interface JudgedRelease {
  readonly release: Release
  readonly verdict: Verdict
}

/**
 * Loads and validates a release by its name. Throws `BrokenRelease` if the release is unreadable or for another
 * environment.
 */
export type JudgeRelease = (merchant: string, name: string) => Promise<JudgedRelease>

/** Creates the function that loads and validates the releases of a store for an environment. */
export function createReleaseJudge(
  store: ReleaseStore,
  environment: Environment,
  validator: ReturnType<typeof createReleaseValidator>,
): JudgeRelease {
  /** An area's check may fail because of a bug. Other brands must not depend on that. */
  function validate(files: ReleaseFiles, release: Release): Verdict {
    const { merchant } = release
    try {
      return validator(asMerchantFiles(merchant, files), environment, folderOf(release))
    } catch (error) {
      return brokenVerdict(merchant, undefined, `this host failed to validate it (${messageOf(error)})`)
    }
  }

  return async (merchant, name) => {
    const release = await loadRelease(store, merchant, name)
    if (release.environment !== environment) throw new BrokenRelease(`it is for the environment ${release.environment}`)
    const files = await loadFiles(store, release)
    const verdict = validate(files, release)
    const issues = verdict.issues.map((one) => ({ ...one, file: inRelease(release, one.file) }))
    return { release, verdict: { ...verdict, issues } }
  }
}

/** The name of the folder from which the host reads the files of a release: `acme@12`. */
const folderOf = ({ merchant, sequence }: Release) => `${merchant}@${sequence}`

const inRelease = (release: Release, file: string) => file.replace(/^[^/]*/, folderOf(release))

/**
 * The verdict on a brand whose release or canary cannot be read. It has no manifest, so the host shows the last good
 * release, or no canary.
 */
export function brokenVerdict(
  merchant: string,
  before: Verdict | undefined,
  reason: string,
  owner?: 'the canary',
): Verdict {
  const { severity, message } = issueCatalogue['broken-release']
  const place = { file: merchant, line: 1, column: 1, pointer: '' }
  const nothing = { layers: new Map(), merged: new Map(), content: {}, assets: {}, sandbox: {} }
  return {
    ...(before ?? { merchant, ...nothing }),
    manifests: new Map(),
    issues: [
      { code: 'broken-release', severity, message: message({ found: reason, ...(owner ? { owner } : {}) }), ...place },
    ],
  }
}
