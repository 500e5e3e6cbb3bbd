import { linkOf } from './index.ts'
import type { LinkOptions } from './options.ts'

/**
 * The id of this page's client at the relay, while a wallet is linked; the client is not loaded just for this
 * [assets-identity].
 */
export async function linkedClientId(options: LinkOptions | undefined): Promise<string | undefined> {
  const link = options && linkOf(options)
  if (!link?.session()) return undefined
  return (await link.load()).clientId().catch(() => undefined)
}
