export { type Serving, servePage } from './pages.ts'
