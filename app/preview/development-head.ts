import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { programFile } from '../areas/code-file.ts'
import { studioElement, tokenElement } from './bar-info.ts'
import { styleElement } from './replace-styles.ts'

/** The address of one of Livery's modules. `path` is the module's path below `root`, without the file extension. */
export const moduleAddress = (root: string, path: string) =>
  `/${relative(root, programFile(join(root, path))).replaceAll('\\', '/')}`

/**
 * Creates a test of whether an address is below a folder with code of Livery, a package, Vite or an area.
 */
export function createModuleMatcher(projectFolder: string, codeFolders: readonly string[]): (url: string) => boolean {
  const inside = codeFolders
    .filter((folder) => folder.startsWith(join(projectFolder, sep)))
    .map((folder) => `/${relative(projectFolder, folder).replaceAll('\\', '/')}/`)
  const program = /^\/(?:@|app\/|runtime\/|widgets\/|schemas\/|node_modules\/|__vite)/
  return (url) => program.test(url) || inside.some((beginning) => url.startsWith(beginning))
}

/**
 * The elements of a page's head in the preview. The styles come first, so that the page has them before its scripts
 * run.
 */
export async function developmentHead(
  vite: Pick<ViteDevServer, 'transformRequest'>,
  root: string,
  areaFolders: readonly string[],
  entry: string,
): Promise<string> {
  const folders = ['widgets', ...areaFolders.map((folder) => relative(root, folder))]
  const areas = folders.flatMap((folder) => globSync(`${folder}/**/*.module.css`, { cwd: root }))
  const files = ['app/styles/base.css', ...new Set(areas.sort())]
  const styles = await Promise.all(
    files.map(async (file) =>
      styleElement(join(root, file), (await vite.transformRequest(`/${file}?direct`))?.code ?? ''),
    ),
  )
  return [
    ...styles,
    '<script type="module">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>',
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="${moduleAddress(root, entry)}"></script>`,
  ].join('\n')
}

/**
 * The script of the preview bar, the token of this run, and the port of a running studio. The token proves that a
 * request comes from a page of this run.
 */
export const barHead = (root: string, token: string, studioPort?: number) =>
  [
    `<meta name="${tokenElement}" content="${token}">`,
    ...(studioPort === undefined ? [] : [`<meta name="${studioElement}" content="${studioPort}">`]),
    `<script type="module" src="${moduleAddress(root, 'app/preview/bar/main')}"></script>`,
  ].join('\n')
