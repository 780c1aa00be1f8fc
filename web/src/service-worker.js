// Everything that was built is fetched once and kept; a new build brings a new version of this file. Drawings with words
// in them come in the reader's language, and in another one when the page first asks for it.
const FILES = 'BUILT_FILES'
const WORDED = /^\/living\/.*\.(?<language>[a-z]{2})\.json$/
const languageOf = file => WORDED.exec(file)?.groups.language
const known = new Set(FILES.map(languageOf))
const preferred = self.navigator.language.slice(0, 2)
const MINE = known.has(preferred) ? preferred : 'en'
const isWanted = file => languageOf(file) === undefined || languageOf(file) === MINE
const CACHE = 'masterplan-BUILT_VERSION'
const NOTICE_WORDS = '/notice-words' // in a cache of its own, kept by src/pages/table/online/use-turn-notice.ts

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES.filter(isWanted)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(names.filter(name => name !== CACHE && name !== 'notice-words').map(name => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  // Every page is the same document; the address decides inside it. At its own address it says nothing of any other.
  const wanted = request.mode === 'navigate' ? '/index.html' : request
  event.respondWith(caches.match(wanted, { ignoreSearch: true }).then(kept => kept ?? fetched(request, url.pathname)))
})

async function fetched(request, path) {
  const answer = await fetch(request)
  if (answer.ok && languageOf(path) !== undefined) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

// A notice of the server: `{ kind: 'turn', table, title }`. The page has kept the sentences in its own language.
self.addEventListener('push', event => {
  event.waitUntil(showTurn(event.data?.json() ?? {}))
})

async function showTurn({ kind, table, title }) {
  if (kind !== 'turn') return
  const kept = await caches.match(NOTICE_WORDS)
  const { body, lang } = kept ? await kept.json() : { body: 'It is your turn.', lang: 'en' }
  // The tag lets a later turn at the same table take the place of an earlier one.
  await self.registration.showNotification(title, {
    body,
    lang,
    tag: `turn-${table}`,
    icon: '/icon.svg',
    data: { table },
  })
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data.table))
})

async function openTable(table) {
  const address = new URL(`/table/${table}`, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
