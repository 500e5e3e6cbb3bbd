/** The service's page where users manage their wallet; omitted on that page itself, and if its URL is invalid. */
export function dashboardOf(frameUrl: string): { dashboardUrl?: string } {
  if (!URL.canParse(frameUrl)) return {}
  const { href, origin } = new URL('/dashboard', frameUrl)
  return origin === location.origin ? {} : { dashboardUrl: href }
}
