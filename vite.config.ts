import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaModules } from './app/areas/area-modules.ts'
import { areaReadings } from './app/areas/area-readings.ts'
import { areasAreApart, installedAreas } from './app/areas/installed-areas.ts'
import { generatedFile, ownGenerated } from './app/areas/own-generated.ts'

export default defineConfig({
  // Set another to see what a machine sees that has none yet, or to let two checkouts share one `node_modules`.
  cacheDir: process.env.LIVERY_CACHE ?? 'node_modules/.vite',
  // An area that is outside of the project's folder gets the project's packages.
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [
    react(),
    ownGenerated(import.meta.dirname),
    areaModules(() => installedAreas(import.meta.dirname), areasAreApart()),
    areaReadings(() => installedAreas(import.meta.dirname), generatedFile(import.meta.dirname, 'readers.ts')),
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
    entries: ['app/client/entry-client.ts', 'app/preview/bar/main.ts', 'app/preview/gallery/main.tsx'],
    // Loaded by an upload, which no page begins with.
    include: ['@aws-sdk/client-s3', 'browser-image-compression'],
  },
})
