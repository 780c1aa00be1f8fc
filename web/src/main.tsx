import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/base.css'
import './theme/arriving.css'
import { SettingsProvider } from './device/settings.tsx'
import { router } from './router.tsx'
import { SpeechProvider } from './words/speech.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
const page = createRoot(root)
// A transition is drawn in slices: a slow phone answers between them.
startTransition(() =>
  page.render(
    <StrictMode>
      <SettingsProvider>
        <SpeechProvider>
          <RouterProvider router={router} />
        </SpeechProvider>
      </SettingsProvider>
    </StrictMode>,
  ),
)

// After one visit everything works without a network. A page that cannot keep anything still plays. What is fetched for it
// waits until this page has all it asked for.
const keepAll = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
const whenIdle = globalThis.requestIdleCallback ?? setTimeout // not every browser has the first
if (import.meta.env.PROD) addEventListener('load', () => whenIdle(() => keepAll()))
