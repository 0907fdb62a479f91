import { basename, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaModules } from './app/areas/area-modules.ts'
import { areaDecoders } from './app/areas/area-decoders.ts'
import { programFile } from './app/areas/code-file.ts'
import { areasAreSeparate, installedAreas } from './app/areas/installed-areas.ts'
import { cacheFolder } from './app/areas/home-folder.ts'
import { generatedFile, ownGenerated } from './app/areas/own-generated.ts'
import { publicEntries } from './app/areas/public-entries.ts'

export default defineConfig({
  // Two checkouts that share one `node_modules` each need a cache folder, which `LIVERY_CACHE` names. With an empty
  // folder, Vite starts without a cache, like on a new machine.
  cacheDir: process.env.LIVERY_CACHE ?? cacheFolder(import.meta.dirname),
  // An area outside of the project's folder gets the project's copies of these packages.
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [
    react(),
    publicEntries(import.meta.dirname),
    ownGenerated(import.meta.dirname),
    areaModules(() => installedAreas(import.meta.dirname), areasAreSeparate()),
    areaDecoders(() => installedAreas(import.meta.dirname), generatedFile(import.meta.dirname, 'decoders')),
  ],
  css: {
    modules: {
      // A class name such as `ProviderList-card` is readable, and the same on the server and in the browser.
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`,
    },
  },
  optimizeDeps: {
    // The entry modules of the preview's pages. Vite looks there for packages at its start. If the server found a
    // package only when a page requests it, the page would reload and lose typed text.
    entries: [
      'app/client/entry-client',
      'app/preview/bar/main',
      'app/preview/gallery/main',
      'app/preview/gallery/drawing',
    ].map((path) => relative(import.meta.dirname, programFile(join(import.meta.dirname, path)))),
    // Uploads and a brand's own flag provider load these packages later, so the server would not find them at its
    // start.
    include: ['@aws-sdk/client-s3', '@openfeature/web-sdk', 'browser-image-compression'],
  },
})
