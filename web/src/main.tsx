import { loadGame } from '@masterplan/catalog/games'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './look/tokens.css'
import './look/base.css'
import { SettingsProvider } from './look/settings.tsx'
import { router } from './router.tsx'
import { GamesContext } from './tables/games.ts'
import { SpeechProvider } from './words/speech.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <SettingsProvider>
      <SpeechProvider>
        <GamesContext value={loadGame}>
          <RouterProvider router={router} />
        </GamesContext>
      </SpeechProvider>
    </SettingsProvider>
  </StrictMode>,
)

// After one visit everything works without a network. A page that cannot keep anything still plays.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
