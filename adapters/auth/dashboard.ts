/** Where the service shows a user their wallet: not offered on that page itself, nor where its address is none. */
export function dashboardOf(frameUrl: string): { dashboardUrl?: string } {
  if (!URL.canParse(frameUrl)) return {}
  const { href, origin } = new URL('/dashboard', frameUrl)
  return origin === location.origin ? {} : { dashboardUrl: href }
}
