// Everything that was built is fetched once and kept; a new build brings a new version of this file.
const FILES = [
  '/',
  '/assets/index-ByGMZ85q.js',
  '/assets/README-CeqXvgAU.js',
  '/assets/ReplayPage-XdRWhj6g.js',
  '/assets/RulesPage-pYOw8oQx.js',
  '/assets/SettingsPage-z4FMi_jU.js',
  '/assets/SetupPage-DJZh1WKn.js',
  '/assets/TablePage-x9DEhE-f.js',
  '/assets/block-y-T_xVTu.js',
  '/assets/board-BKqTBDMl.js',
  '/assets/form.module-8eZfWI_E.js',
  '/assets/src-CKrlQGEo.js',
  '/assets/src-DV-wJzBA.js',
  '/assets/src-f33qmAC7.js',
  '/assets/web-CVPk01hY.js',
  '/assets/web-board-CgRS_MlV.js',
  '/assets/RulesPage-Q2xoJ8pW.css',
  '/assets/TablePage-BTIAITZ_.css',
  '/assets/barlow-semi-condensed-latin-600-normal-BkLiAYu4.woff2',
  '/assets/barlow-semi-condensed-latin-600-normal-DyOfdMBA.woff',
  '/assets/barlow-semi-condensed-latin-ext-600-normal-BkQ9hN72.woff2',
  '/assets/barlow-semi-condensed-latin-ext-600-normal-BuP8AaxH.woff',
  '/assets/barlow-semi-condensed-vietnamese-600-normal-DzVrjA0Q.woff',
  '/assets/barlow-semi-condensed-vietnamese-600-normal-b1FQiZcx.woff2',
  '/assets/form-CeB2-Vdi.css',
  '/assets/ibm-plex-mono-cyrillic-400-normal-BSMlKf0J.woff2',
  '/assets/ibm-plex-mono-cyrillic-400-normal-CEL4l2ZJ.woff',
  '/assets/ibm-plex-mono-cyrillic-ext-400-normal-DMdlQ8Kv.woff',
  '/assets/ibm-plex-mono-cyrillic-ext-400-normal-xuaO2J-f.woff2',
  '/assets/ibm-plex-mono-latin-400-normal-CvHOgSBP.woff',
  '/assets/ibm-plex-mono-latin-400-normal-DMJ8VG8y.woff2',
  '/assets/ibm-plex-mono-latin-ext-400-normal-BmRBH3aV.woff2',
  '/assets/ibm-plex-mono-latin-ext-400-normal-D3D2R8hC.woff',
  '/assets/ibm-plex-mono-vietnamese-400-normal-BulugwFq.woff2',
  '/assets/ibm-plex-mono-vietnamese-400-normal-DDuiU_S-.woff',
  '/assets/ibm-plex-sans-cyrillic-400-normal-BTotfTJu.woff',
  '/assets/ibm-plex-sans-cyrillic-400-normal-DZqxrq2p.woff2',
  '/assets/ibm-plex-sans-cyrillic-600-normal-71GNu3SW.woff2',
  '/assets/ibm-plex-sans-cyrillic-600-normal-BGq0mW3O.woff',
  '/assets/ibm-plex-sans-cyrillic-ext-400-normal-Dsrv2Tcn.woff',
  '/assets/ibm-plex-sans-cyrillic-ext-400-normal-g30qAdWV.woff2',
  '/assets/ibm-plex-sans-cyrillic-ext-600-normal-Bz0x94Yp.woff',
  '/assets/ibm-plex-sans-cyrillic-ext-600-normal-DUMzJB7m.woff2',
  '/assets/ibm-plex-sans-greek-400-normal-D9ESIMu3.woff',
  '/assets/ibm-plex-sans-greek-400-normal-_efipK4i.woff2',
  '/assets/ibm-plex-sans-greek-600-normal-D-CqTdkO.woff',
  '/assets/ibm-plex-sans-greek-600-normal-DzTrcv_p.woff2',
  '/assets/ibm-plex-sans-latin-400-normal-CDDApCn2.woff2',
  '/assets/ibm-plex-sans-latin-400-normal-CYLoc0-x.woff',
  '/assets/ibm-plex-sans-latin-600-normal-Cu4Hd6ag.woff',
  '/assets/ibm-plex-sans-latin-600-normal-CuJfVYMP.woff2',
  '/assets/ibm-plex-sans-latin-ext-400-normal-C5H60-Va.woff2',
  '/assets/ibm-plex-sans-latin-ext-400-normal-RBey6euL.woff',
  '/assets/ibm-plex-sans-latin-ext-600-normal-DIrixKbi.woff',
  '/assets/ibm-plex-sans-latin-ext-600-normal-DOrvGEcy.woff2',
  '/assets/ibm-plex-sans-vietnamese-400-normal-DG4YqDda.woff2',
  '/assets/ibm-plex-sans-vietnamese-400-normal-fK1oJ5dG.woff',
  '/assets/ibm-plex-sans-vietnamese-600-normal-DgdngZtN.woff',
  '/assets/ibm-plex-sans-vietnamese-600-normal-DpPYBSTl.woff2',
  '/assets/index-4KN7n5c_.css',
  '/assets/table.worker-0mxXg5nM.js',
  '/assets/web-DnD1L9QM.css',
  '/assets/block-D8bgFJ__.js',
  '/assets/bot.worker-C8KzVA9_.js',
  '/assets/src-0YtoKSE6.js',
  '/assets/src-BKvYJPA3.js',
  '/assets/src-DBHGht5M.js',
  '/assets/src-DJIicsBO.js',
  '/icon.svg',
  '/manifest.webmanifest',
]
const CACHE = 'masterplan-0e57a13c528a'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  // Every page is the same document; the address decides inside it.
  const wanted = request.mode === 'navigate' ? '/' : request
  event.respondWith(caches.match(wanted, { ignoreSearch: true }).then(kept => kept ?? fetch(request)))
})
