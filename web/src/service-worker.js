// Everything that was built is fetched once and kept; a new build brings a new version of this file.
const FILES = 'BUILT_FILES'
const CACHE = 'masterplan-BUILT_VERSION'

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
