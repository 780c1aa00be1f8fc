import { d as e } from './index-ByGMZ85q.js'
import { i as t } from './web-board-CgRS_MlV.js'
var n = t()
function r() {
  const { word: t } = e()
  return (0, n.jsx)(`p`, { children: t(`app.loading`) })
}
export { r as ReplayPage }
