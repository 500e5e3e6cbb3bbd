import { linkOf } from './index.ts'
import type { LinkOptions } from './options.ts'

/** By what the relay knows this page's client, while a wallet is linked: for this alone the client is not loaded [assets-identity]. */
export async function linkedClientId(options: LinkOptions | undefined): Promise<string | undefined> {
  const link = options && linkOf(options)
  if (!link?.session()) return undefined
  return (await link.load()).clientId().catch(() => undefined)
}
