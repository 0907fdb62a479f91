import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  css: {
    modules: {
      // Readable and the same on the server and in the browser: `ProviderList-card`.
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`,
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-intl',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'zustand',
      'zustand/vanilla',
      '@formatjs/icu-messageformat-parser',
      '@leeoniya/ufuzzy',
      'virtua',
    ],
  },
})
