/** How long a wallet's script may keep the page waiting, in milliseconds. */
const PATIENCE = 2000

/** Puts wallets into the page before the dApp starts, as extensions do. One that does not load is left out. */
export async function addWallets(urls: readonly string[]): Promise<void> {
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
