import type { Settings } from './settings.ts'

/** How long a wallet's script may delay the page, in milliseconds. */
const PATIENCE = 2000

const counts = { none: 0, one: 1, few: 3, all: Number.POSITIVE_INFINITY }

/** Injects wallets into the page before the dApp starts, as extensions do. One that fails to load is skipped. */
export async function addWallets({
  wallets,
  installed = 'few',
}: Pick<Settings, 'wallets' | 'installed'>): Promise<void> {
  const urls = wallets.slice(0, counts[installed])
  await Promise.race([Promise.all(urls.map(addWallet)), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

const addWallet = (url: string) =>
  new Promise<void>((resolve) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => resolve()
    document.head.append(script)
  })
