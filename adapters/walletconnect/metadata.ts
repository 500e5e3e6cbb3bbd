import type { LinkOptions } from './options.ts'

/** What wallets are told of the dApp: what it says, or what the page does. */
export function metadataOf(given: LinkOptions['metadata']) {
  if (given) return { ...given, icons: [...given.icons] }
  const page = globalThis.document
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: globalThis.location?.origin ?? '',
    icons: icon ? [icon] : [],
  }
}
