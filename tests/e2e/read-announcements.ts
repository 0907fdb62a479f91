const brands = ['siam191', 'beta191', 'mafa191']
const environments = ['development', 'staging', 'production']
const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))

/** The storage of a visitor who wants no announcement shown again, so that none covers a page at these ports. */
export function readAnnouncements(ports: readonly number[]) {
  const origins = brands.flatMap((brand) =>
    ports.map((port) => ({
      origin: `http://${brand}.localhost:${port}`,
      localStorage: environments.map((environment) => ({
        name: `livery:${environment}:${brand}:announcements-dismissed`,
        value: JSON.stringify(numbers),
      })),
    })),
  )
  return { cookies: [], origins }
}
