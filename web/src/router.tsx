import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { passBy } from './device/match-left.ts'
import { Frame } from './kit/Frame.tsx'
import { BrokenPage, LostPage } from './pages/LostPage.tsx'
import { StartPage } from './pages/start/StartPage.tsx'

const root = createRootRoute({ component: Frame, notFoundComponent: LostPage, errorComponent: BrokenPage })

const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage })
const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('./pages/setup/SetupPage.tsx'), 'SetupPage'),
})
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/table/TablePage.tsx'), 'TablePage'),
})
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  component: lazyRouteComponent(() => import('./pages/replay/ReplayPage.tsx'), 'ReplayPage'),
})
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('./pages/rules/RulesPage.tsx'), 'RulesPage'),
})
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: lazyRouteComponent(() => import('./pages/learn/LearnPage.tsx'), 'LearnPage'),
})
const lessons = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: lazyRouteComponent(() => import('./pages/LessonsPage.tsx'), 'LessonsPage'),
})
const history = createRoute({
  getParentRoute: () => root,
  path: '/replays',
  component: lazyRouteComponent(() => import('./pages/HistoryPage.tsx'), 'HistoryPage'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
})
const lobby = createRoute({
  getParentRoute: () => root,
  path: '/lobby',
  component: lazyRouteComponent(() => import('./pages/lobby/LobbyPage.tsx'), 'LobbyPage'),
})
const host = createRoute({
  getParentRoute: () => root,
  path: '/host/$game',
  component: lazyRouteComponent(() => import('./pages/HostPage.tsx'), 'HostPage'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
})
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/account/confirm',
  component: lazyRouteComponent(() => import('./pages/account/ConfirmPage.tsx'), 'ConfirmPage'),
})
const password = createRoute({
  getParentRoute: () => root,
  path: '/account/password',
  component: lazyRouteComponent(() => import('./pages/account/PasswordPage.tsx'), 'PasswordPage'),
})
const ratings = createRoute({
  getParentRoute: () => root,
  path: '/ratings',
  component: lazyRouteComponent(() => import('./pages/RankingPage.tsx'), 'RankingPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    ...[start, setup, table, replay, history, rules, lessons, learn, settings],
    ...[lobby, host, account, confirm, password, ratings],
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})
router.subscribe('onResolved', ({ toLocation }) => passBy(toLocation.pathname))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
