/** The host name in lower case, without its port. */
export function hostName(host: string | null | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '')
}

/** A cookie from a `Cookie` header, not decoded. */
export function cookieValue(cookie: string | null | undefined, name: string): string | undefined {
  const pair = (cookie ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
