import type { ReadFile, ReleaseStore } from '../app/releases/index.ts'
import type { ManifestSource, Product } from '../runtime/manifest/index.ts'

/** How a command ended: fine, issues in a brand, a command used wrongly, or a fault of ours. */
export const exitCodes = { fine: 0, issues: 1, misuse: 2, crash: 3 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** The terminal's output and its user's answers. */
export interface Terminal {
  /** Whether a user can answer questions. */
  readonly isInteractive: boolean
  readonly hasColours: boolean
  /** Standard output: what was asked for. */
  write(text: string): void
  /** Standard error: what goes on beside it. */
  writeError(text: string): void
  /** Asks for a line of text; undefined if the person gave up. */
  ask(question: string, suggested: string): Promise<string | undefined>
}

/** The disk, as far as commands change it. Paths are absolute. */
export interface Disk {
  exists(path: string): boolean
  /** The text of a file; undefined if there is none. */
  read(path: string): string | undefined
  readText(path: string): string
  writeText(path: string, text: string): void
  /** Writes a folder at once: all of its files, by path below it, or none. */
  writeFolder(folder: string, files: Readonly<Record<string, string>>): void
}

/** Everything that a command reaches outside of itself, handed in so that a test can hand in something else. */
export interface World {
  readonly terminal: Terminal
  readonly disk: Disk
  /** The folder that the command was started in. */
  readonly cwd: string
  /** The folder with the `livery.json` that the command runs for; undefined if there is none. */
  readonly installation?: string
  /** The folder with `merchants/` and the build: the installation's, else the project's; for the package, `cwd`. */
  readonly home: string
  /** The folder of the program. */
  readonly projectFolder: string
  /** Brands of a folder, with the project's own `base` behind them. */
  openSource(merchantsFolder: string): ManifestSource
  /** Loads the areas, the widgets and the areas' own checks. */
  loadProduct(): Promise<Product>
  /** Starts the preview and ends when it is stopped. */
  startPreview(options: PreviewOptions): Promise<StartedPreview>
  /** Starts the studio and ends when it is stopped. */
  startStudio(options: StudioOptions): Promise<StartedStudio>
  /** Builds the program for production into a folder, and says what a page loads. */
  buildSite(outFolder: string): Promise<{ readonly scripts: number; readonly bytes: number }>
  /** Serves brands from a build until it is closed. */
  startHost(options: HostOptions): Promise<StartedHost>
  /** Opens a release store; `isMade`: makes a folder that is not there. */
  openReleases(address: string, isMade: boolean): Promise<ReleaseStore>
  /** Reads files of the brands of a folder, with the project's own behind them. */
  readBrandFile(merchantsFolder: string): ReadFile
  /** Keeps the process small, for a command that reads much and keeps little. */
  saveMemory(): void
  /** The time in ms since 1970. */
  now(): number
  /** Asks a server on the network. */
  fetch(request: Request): Promise<Response>
  /** A variable of the environment that the command runs in. */
  variable(name: string): string | undefined
  /** Calls back with the brands of folders whose files have changed. Returns what stops it. */
  watch(folders: readonly string[], changed: (brands: readonly string[]) => Promise<void>): () => void
  /** Ends when the person asks to stop. */
  untilStopped(): Promise<void>
}

export interface PreviewOptions {
  readonly merchantsFolder: string
  /** Only this brand. Default: all brands. */
  readonly merchant?: string
  readonly environment: 'development' | 'staging' | 'production'
  readonly port: number
  /** An own backend's origin instead of the sandbox. */
  readonly api?: string
}

export interface StartedPreview {
  readonly addresses: readonly { readonly name: string; readonly url: string }[]
  /** Somebody to log in as, where the sandbox runs. */
  readonly member?: { readonly phone: string; readonly password: string }
  /** Messages about brands with errors. */
  readonly notices?: readonly string[]
  close(): Promise<void>
}

export interface StudioOptions {
  readonly merchantsFolder: string
  readonly port: number
  readonly previewPort: number
  /** Makes a brand's folder; throws a sentence where that cannot be. */
  readonly createBrand: (brand: {
    readonly brand: string
    readonly name: string
    readonly accent?: string
    readonly from?: string
    /** The operator's role in the file of rights. */
    readonly role?: string
  }) => Promise<void>
}

export interface StartedStudio {
  /** The address to open, with the token of this start. */
  readonly url: string
  readonly previewPort: number
  close(): Promise<void>
}

export interface HostOptions {
  readonly builtFolder: string
  readonly merchantsFolder: string
  /** A release store instead of the folder of brands; `cache` keeps copies of what is served. */
  readonly releases?: { readonly address: string; readonly cache?: string }
  readonly environment: 'development' | 'staging' | 'production'
  readonly port: number
  readonly address: string
  /** `sandbox`, or the origin of one backend for all brands. */
  readonly backend?: string
  /** The addresses of one's own proxies. */
  readonly proxies?: readonly string[]
  /** The port of health, readiness and metrics. */
  readonly operationsPort?: number
  readonly log: 'plain' | 'json'
  /** How long a shared cache may keep a guest's page, in s. */
  readonly sharedFor?: number
  /** The address of a cache that takes `PURGE`. */
  readonly purge?: string
}

export interface StartedHost {
  readonly port: number
  readonly operationsPort?: number
  readonly brands: readonly {
    readonly merchant: string
    readonly hosts: readonly string[]
    readonly hasBackend: boolean
  }[]
  readonly refused: readonly string[]
  /** Messages about brands with errors. */
  readonly notices?: readonly string[]
  close(): Promise<void>
}

/** A command used wrongly: told in one sentence, without a stack. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
