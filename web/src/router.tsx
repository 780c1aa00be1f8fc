import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { Frame } from './look/Frame.tsx'
import { BrokenPage, LostPage } from './pages/LostPage.tsx'
import { StartPage } from './pages/StartPage.tsx'

const root = createRootRoute({ component: Frame, notFoundComponent: LostPage, errorComponent: BrokenPage })

const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage })
const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('./pages/SetupPage.tsx'), 'SetupPage'),
})
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/TablePage.tsx'), 'TablePage'),
})
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  component: lazyRouteComponent(() => import('./pages/ReplayPage.tsx'), 'ReplayPage'),
})
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('./pages/RulesPage.tsx'), 'RulesPage'),
})
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: lazyRouteComponent(() => import('./pages/LearnPage.tsx'), 'LearnPage'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
})
const lobby = createRoute({
  getParentRoute: () => root,
  path: '/lobby',
  component: lazyRouteComponent(() => import('./online/LobbyPage.tsx'), 'LobbyPage'),
})
const host = createRoute({
  getParentRoute: () => root,
  path: '/host/$game',
  component: lazyRouteComponent(() => import('./online/HostPage.tsx'), 'HostPage'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./online/AccountPage.tsx'), 'AccountPage'),
})
const password = createRoute({
  getParentRoute: () => root,
  path: '/account/password',
  component: lazyRouteComponent(() => import('./online/PasswordPage.tsx'), 'PasswordPage'),
})
const ratings = createRoute({
  getParentRoute: () => root,
  path: '/ratings',
  component: lazyRouteComponent(() => import('./online/RankingPage.tsx'), 'RankingPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    ...[start, setup, table, replay, rules, learn, settings],
    ...[lobby, host, account, password, ratings],
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
