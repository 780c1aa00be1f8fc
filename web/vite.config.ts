import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './build/chunks.ts'
import { inlineStyle } from './build/inline-style.ts'
import { rulebooks } from './build/rulebooks.ts'
import { offline } from './offline-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), rulebooks(), inlineStyle(), offline()],
  worker: { format: 'es' },
  build: {
    ...{ target: 'es2024', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 600, manifest: true },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
