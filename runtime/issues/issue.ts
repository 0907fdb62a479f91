import type { Severity } from './issue-catalogue.ts'

/** A place in a file. Lines and columns count from 1, like in editors. */
export interface Position {
  /**
   * The path of the file. A brand's file has its path below the folder of brands, `acme/manifest.json`. A file of an
   * area has its path below the project, `widgets/x/defaults.json`.
   */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A replacement of text that certainly fixes an issue. Offsets count UTF-16 units from 0. */
export interface Fix {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * One mistake of an operator, as data. The command line, the preview's overlay and the host show the same issue
 * (BRD-02, BRD-05).
 */
export interface Issue extends Position {
  /** Permanent: a code never changes its meaning. See `issue-catalogue.ts`, and `issues.ts` of an area. */
  readonly code: string
  readonly severity: Severity
  /** Says what happened, why and what to do, for an operator. */
  readonly message: string
  /**
   * The place in the resolved manifest as a JSON Pointer (RFC 6901). For a file outside of the manifest, the place in
   * the file.
   */
  readonly pointer: string
  /** A short sentence with the most likely remedy: `Did you mean "home"?`. */
  readonly suggestion?: string
  readonly fix?: Fix
}
