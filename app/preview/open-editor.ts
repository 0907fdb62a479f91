import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** The editor with its first arguments: `LIVERY_EDITOR`, or else `VISUAL`, `EDITOR` or `code -g`. */
export function editorCommand(variables: Variables): { readonly program: string; readonly args: readonly string[] } {
  const wanted = [variables.LIVERY_EDITOR, variables.VISUAL, variables.EDITOR].find((one) => one?.trim()) ?? 'code -g'
  const [program = 'code', ...args] = wanted.trim().split(/\s+/)
  return { program, args }
}

/**
 * The real path of a brand's file. Undefined if the file is missing, or if its real path is outside of the folders.
 *
 * @param file a path below a merchants folder, such as `acme/manifest.json`
 */
export function brandFile(folders: readonly string[], file: string): string | undefined {
  for (const folder of folders) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const real = realpathSync(path)
    if (real.startsWith(`${realpathSync(folder)}${sep}`)) return real
  }
  return undefined
}

/** Starts the editor without a shell. Rejects if the program cannot start. */
export function openEditor(
  path: string,
  line: number,
  column: number,
  variables: Variables = process.env,
): Promise<void> {
  const { program, args } = editorCommand(variables)
  return new Promise((resolve, reject) => {
    const editor = spawn(program, [...args, `${path}:${line}:${column}`], { stdio: 'ignore', detached: true })
    editor.once('error', () =>
      reject(new Error(`The editor "${program}" cannot be started. Name another in the variable LIVERY_EDITOR.`)),
    )
    editor.once('spawn', () => {
      editor.unref()
      resolve()
    })
  })
}
