import { pageIcon } from '../../core/page-icon.ts'
import type { LinkOptions } from './options.ts'

/** The dApp's description for wallets, from its options or from the page. */
export function metadataOf(given: LinkOptions['metadata']) {
  if (given) return { ...given, icons: [...given.icons] }
  const page = globalThis.document
  const icon = pageIcon()
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: globalThis.location?.origin ?? '',
    icons: icon ? [icon] : [],
  }
}
