import { basename, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaModules } from './app/areas/area-modules.ts'
import { areaDecoders } from './app/areas/area-decoders.ts'
import { programFile } from './app/areas/code-file.ts'
import { areasAreApart, installedAreas } from './app/areas/installed-areas.ts'
import { cacheFolder } from './app/areas/home-folder.ts'
import { generatedFile, ownGenerated } from './app/areas/own-generated.ts'
import { publicEntries } from './app/areas/public-entries.ts'

export default defineConfig({
  // Set another to see what a machine sees that has none yet, or to let two checkouts share one `node_modules`.
  cacheDir: process.env.LIVERY_CACHE ?? cacheFolder(import.meta.dirname),
  // An area that is outside of the project's folder gets the project's packages.
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [
    react(),
    publicEntries(import.meta.dirname),
    ownGenerated(import.meta.dirname),
    areaModules(() => installedAreas(import.meta.dirname), areasAreApart()),
    areaDecoders(() => installedAreas(import.meta.dirname), generatedFile(import.meta.dirname, 'decoders')),
  ],
  css: {
    modules: {
      // Readable and the same on the server and in the browser: `ProviderList-card`.
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`,
    },
  },
  optimizeDeps: {
    // Every start of code in the browser: a package that is found only when a page asks for it reloads that page, and
    // what was typed is lost.
    entries: [
      'app/client/entry-client',
      'app/preview/bar/main',
      'app/preview/gallery/main',
      'app/preview/gallery/drawing',
    ].map((path) => relative(import.meta.dirname, programFile(join(import.meta.dirname, path)))),
    // Loaded by an upload or by a brand's own flags, which no page begins with.
    include: ['@aws-sdk/client-s3', '@openfeature/web-sdk', 'browser-image-compression'],
  },
})
