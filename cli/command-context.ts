import type { ReadFile, ReleaseStore } from '../app/releases/index.ts'
import type { RunningHost, StartHostOptions } from '../app/start-host.ts'
import type { ManifestSource, Product, ResolvedManifest } from '../runtime/manifest/index.ts'
import { OperatorError } from '../runtime/errors/operator-error.ts'

/** The exit code of a command: success, issues, a message for the user such as a {@link UsageError}, or a bug. */
export const exitCodes = { fine: 0, issues: 1, misuse: 2, crash: 3 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** The terminal's output and its user's answers. */
export interface Terminal {
  /** Whether a user can answer questions. */
  readonly isInteractive: boolean
  readonly hasColours: boolean
  /** Standard output, for the result. */
  write(text: string): void
  /** Standard error, for messages. */
  writeError(text: string): void
  /** Asks for a line of text. Undefined if the user cancels. */
  ask(question: string, suggested: string): Promise<string | undefined>
  /** Asks for a password, which the terminal does not show. Undefined if the user cancels. */
  askPassword(question: string): Promise<string | undefined>
}

/** The disk operations of commands. Paths are absolute. */
export interface Disk {
  exists(path: string): boolean
  /** Whether a path leads to a folder, also through a symbolic link. */
  isFolder(path: string): boolean
  /** The text of a file. Undefined for a missing file. */
  readTextIfExists(path: string): string | undefined
  readText(path: string): string
  /** Replaces a file whole or not at all, so that a full disk does not empty it. */
  writeText(path: string, text: string): void
  /** Writes a folder atomically: all of its files, by path below it, or none. */
  writeFolder(folder: string, files: Readonly<Record<string, string>>): void
}

/** The dependencies of commands, passed as an argument so that tests can replace them. */
export interface CommandContext {
  readonly terminal: Terminal
  readonly disk: Disk
  /** The current folder. */
  readonly cwd: string
  /** The folder with the command's `livery.json`. Undefined outside of an installation. */
  readonly installation?: string
  /** The folder with `merchants/` and the build: the installation, or else the clone of Livery, or else `cwd`. */
  readonly home: string
  /** The folder of the program. */
  readonly projectFolder: string
  /** The version of the program. */
  version(): string
  /** The brands of a folder. A brand that the folder lacks, such as `base`, comes from the project's own folder. */
  openSource(merchantsFolder: string): ManifestSource
  /** Loads the areas, the widgets and the areas' own checks. */
  loadProduct(): Promise<Product>
  /** Starts the preview. Resolves when it listens. */
  startPreview(options: PreviewOptions): Promise<StartedPreview>
  /** Starts the studio. Resolves when it listens. */
  startStudio(options: StudioOptions): Promise<StartedStudio>
  /**
   * Builds the program for production into a folder. Returns the number of scripts that every page loads, and their
   * compressed size in bytes. Throws `UsageError` if the folder contains anything else than a build.
   */
  buildSite(outFolder: string): Promise<{ readonly scripts: number; readonly bytes: number }>
  /** Serves brands from a build until it is closed. */
  startHost(options: HostOptions): Promise<RunningHost>
  /** Opens a release store. Creates a missing folder if `createsFolder` is true. */
  openReleases(address: string, createsFolder: boolean): Promise<ReleaseStore>
  /**
   * Renders the public pages of a brand with a build. Rejects with `PagesNotRendered` if the brand's pages cannot be
   * files.
   */
  renderPages(options: RenderPagesOptions): Promise<RenderedPages>
  /** Replaces the pages of a brand in a folder that a web server reads. */
  replacePages(folder: string, merchant: string, pages: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** Returns a reader for files of a folder's brands, with the project's own brands as fallback. */
  createBrandFileReader(merchantsFolder: string): ReadFile
  /** Limits the memory of a command that reads many files one after the other. */
  limitMemory(): void
  /** The time in ms since 1970. */
  now(): number
  /** Sends a request over the network. */
  fetch(request: Request): Promise<Response>
  /** An environment variable. */
  variable(name: string): string | undefined
  /** The name of the account that runs the command. Undefined if the system has no name for it. */
  accountName(): string | undefined
  /**
   * Watches folders, and calls back with the brands whose files have changed. Returns a function that stops watching.
   */
  watch(folders: readonly string[], changed: (brands: readonly string[]) => Promise<void>): () => void
  /** Resolves when the user stops the command. */
  untilStopped(): Promise<void>
}

export interface RenderPagesOptions {
  readonly builtFolder: string
  readonly resolved: ResolvedManifest
  readonly readFile: ReadFile
  /** One backend instead of the brand's own: scheme and host. */
  readonly api?: string
}

export interface RenderedPages {
  /** The name of the build. */
  readonly build: string
  /** The pages by host name and path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

export interface PreviewOptions {
  readonly merchantsFolder: string
  /** Only this brand. Default: all brands. */
  readonly merchant?: string
  readonly environment: 'development' | 'staging' | 'production'
  readonly port: number
  /** The origin of the operator's own backend, instead of the sandbox. */
  readonly api?: string
}

export interface StartedPreview {
  readonly addresses: readonly { readonly name: string; readonly url: string }[]
  /** A member for the login, if the sandbox runs. */
  readonly member?: { readonly phone: string; readonly password: string }
  /** Messages about brands with errors. */
  readonly notices?: readonly string[]
  close(): Promise<void>
}

export interface StudioOptions {
  readonly merchantsFolder: string
  readonly port: number
  readonly previewPort: number
  /** The port of preview links. */
  readonly sharePort: number
  /** The name or address of this computer in the preview links for colleagues. */
  readonly shareAddress?: string
  /** The operator's role in the file of rights. */
  readonly role?: string
  /** Creates a brand's folder. Throws with a message if that fails. */
  readonly createBrand: (brand: {
    readonly brand: string
    readonly name: string
    readonly accent?: string
    readonly from?: string
  }) => Promise<void>
}

export interface StartedStudio {
  /** The address to open. It contains the token of this run. */
  readonly url: string
  readonly previewPort: number
  close(): Promise<void>
}

export interface HostOptions extends Omit<StartHostOptions, 'folders' | 'releases' | 'isCacheOff'> {
  readonly merchantsFolder: string
  /** A release store instead of the folder of brands. `cache` is a folder for copies of served releases. */
  readonly releases?: { readonly address: string; readonly cache?: string }
  readonly address: string
  readonly log: NonNullable<StartHostOptions['log']>
}

/** A reason for the user why a command has ended, such as a wrong option or a store that does not respond. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}
