const brands = ['siam191', 'beta191', 'mafa191']
const environments = ['development', 'staging', 'production']
const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))

/** A stored answer about consent, so that no banner shows. */
const refused = JSON.stringify({ consent: 'refused', until: Number.MAX_SAFE_INTEGER })

/** The storage of a visitor who has hidden announcements and banners, so that none covers a page at these ports. */
export function readAnnouncements(ports: readonly number[]) {
  const origins = brands.flatMap((brand) =>
    ports.map((port) => ({
      origin: `http://${brand}.localhost:${port}`,
      localStorage: environments.flatMap((environment) => [
        { name: `livery:${environment}:${brand}:announcements-dismissed`, value: JSON.stringify(numbers) },
        { name: `livery:${environment}:${brand}:analytics-consent`, value: refused },
      ]),
    })),
  )
  return { cookies: [], origins }
}
