/** Loads the newest page that the server has: a service worker would hand out the one it has kept. */
export async function reloadPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.update().catch(() => undefined)
  const coming = registration?.installing ?? registration?.waiting
  if (coming) await settled(coming)
  location.reload()
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise(done => {
    const look = () => (worker.state === 'activated' || worker.state === 'redundant') && done()
    worker.addEventListener('statechange', look)
    look()
  })
}
