import { inject } from 'vitest'
import type { Sandbox, SandboxWallet } from '../../../sandbox/index.ts'
import type { SignInSettings } from '../fixture/sign-in.ts'
import { wallets } from './both-chains.ts'
import { eventually } from './eventually.ts'
import { SignInServer } from './sign-in-server.ts'
import { test as base } from './test.ts'
import type { Query, Visitor } from './visitor.ts'

export { expect } from 'vitest'

/** A server of a test's own, for the pages of this site. */
export async function startServer(
  { sandbox }: { sandbox: Sandbox },
  { onCleanup }: { onCleanup(work: () => Promise<void>): void },
) {
  const server = await SignInServer.start(inject('site'), sandbox)
  onCleanup(() => server.close())
  return server
}

type Server = Awaited<ReturnType<typeof startServer>>

export const [chainOne, chainTwo] = ['eip155:31337', 'eip155:31338']

/** What the page's address says of how people sign in: at the server, and unless it says otherwise they must. */
export const signingIn = ({ url }: Server, settings: Partial<SignInSettings> = {}): Query => ({
  signIn: JSON.stringify({ by: 'server', url, required: true, ...settings }),
})

/** An answer without a session has an error status, which browsers print by themselves. */
export function bears({ complaints }: Visitor, what: RegExp = /status of 401/): void {
  complaints.expect(new RegExp(`^console: Failed to load resource: .*(${what.source})`))
}

/** Opens the page in a browser that has these wallets. */
export async function arrives(visitor: Visitor, query: Query, ...wallets: SandboxWallet[]): Promise<void> {
  bears(visitor)
  for (const wallet of wallets) await visitor.installs(wallet)
  await visitor.opensBothChains(query)
}

/** Waits until the modal asks to sign in. */
export const isAsked = ({ modal }: Visitor) => modal.dialog.getByTestId('signIn.asking').waitFor()

/** From the page to the question whether to sign in. */
export async function connectsAndIsAsked(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.asksToConnect(wallet)
  await visitor.approvesIn(wallet)
  await isAsked(visitor)
}

/** From the question to the wallet, and back to the page. */
export async function signs(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(wallet)
  await visitor.modal.isGone()
}

const sessionText = ({ page }: Visitor) => page.getByTestId('session').textContent()

/** Waits until the page says that this account is signed in, there. */
export const isSignedIn = (visitor: Visitor, address: string | undefined, caipNetworkId = chainOne) =>
  eventually(() => sessionText(visitor)).toBe(`signed in as ${address} on ${caipNetworkId}`)

export const isNotSignedIn = (visitor: Visitor) => eventually(() => sessionText(visitor)).toBe('not signed in')

/** Asks the page to do something about it, by its own button, also while the modal is over it, but not while a window opens. */
export const asksThePage = ({ page }: Visitor, deed: 'sign in' | 'sign out' | 'open' | 'close') =>
  page.getByTestId(deed).dispatchEvent('click')

/** A test with a server to sign in to, and a short way to the question. */
export const test = base
  .extend('sandboxOptions', () => ({ solana: true }))
  .extend('server', startServer)
  .extend('outlives', ({ server }) => server)
  /** From the page to the question, with a wallet of Ethereum. */
  .extend('atTheQuestion', ({ visitor, createWallet, server }) => async (settings?: Partial<SignInSettings>) => {
    const harbour = createWallet(wallets.harbour)
    await arrives(visitor, signingIn(server, settings), harbour)
    await connectsAndIsAsked(visitor, harbour)
    return harbour
  })
