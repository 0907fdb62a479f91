import { hash } from 'node:crypto'
import { compressPage, decompressPage } from './compress-page.ts'
import type { HostDependencies } from './routes/host-dependencies.ts'
import { typefacePackages } from './typeface-packages.ts'
import { registerTypefaces } from './fonts.ts'

/**
 * Returns the parts of a host that need Node: compression, hashes and pictures for links. Also registers the typefaces
 * of installed packages. A host in a worker works without these parts, or provides others.
 */
export function nodeHostParts(): Required<
  Pick<HostDependencies, 'compress' | 'decompress' | 'digest' | 'drawLinkPicture'>
> {
  registerTypefaces(typefacePackages)
  return {
    compress: compressPage,
    decompress: decompressPage,
    digest: (bytes) => hash('sha256', bytes, 'base64url'),
    // The first picture loads the engine.
    drawLinkPicture: async (...page) => (await import('./link-picture/link-picture.ts')).drawLinkPicture(...page),
  }
}
