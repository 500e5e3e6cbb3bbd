import { inject } from 'vitest'
import type { Sandbox, SandboxWallet } from '../../../sandbox/index.ts'
import type { SignInSettings } from '../fixture/sign-in.ts'
import { wallets } from './both-chains.ts'
import { eventually } from './eventually.ts'
import { SignInServer } from './sign-in-server.ts'
import { test as base } from './test.ts'
import type { Query, Visitor } from './visitor.ts'

export { expect } from 'vitest'

/** A test's own server, for the pages of this site. */
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

/** How users sign in, for the page's address: at the server, and sign-in is required unless it says otherwise. */
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

/** From the page to the sign-in prompt. */
export async function connectsAndIsAsked(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.asksToConnect(wallet)
  await visitor.approvesIn(wallet)
  await isAsked(visitor)
}

/** From the prompt to the wallet, and back to the page. */
export async function signs(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(wallet)
  await visitor.modal.isGone()
}

const sessionText = ({ page }: Visitor) => page.getByTestId('session').textContent()

/** Waits until the page says that this account is signed in on that network. */
export const isSignedIn = (visitor: Visitor, address: string | undefined, caipNetworkId = chainOne) =>
  eventually(() => sessionText(visitor)).toBe(`signed in as ${address} on ${caipNetworkId}`)

export const isNotSignedIn = (visitor: Visitor) => eventually(() => sessionText(visitor)).toBe('not signed in')

/** Runs a sign-in command with the page's own button, also while the modal covers it, but not while a window opens. */
export const asksThePage = ({ page }: Visitor, deed: 'sign in' | 'sign out' | 'open' | 'close') =>
  page.getByTestId(deed).dispatchEvent('click')

/** A test with a sign-in server, and a short way to the prompt. */
export const test = base
  .extend('sandboxOptions', () => ({ solana: true }))
  .extend('server', startServer)
  .extend('outlives', ({ server }) => server)
  /** From the page to the prompt, with an Ethereum wallet. */
  .extend('atTheQuestion', ({ visitor, createWallet, server }) => async (settings?: Partial<SignInSettings>) => {
    const harbour = createWallet(wallets.harbour)
    await arrives(visitor, signingIn(server, settings), harbour)
    await connectsAndIsAsked(visitor, harbour)
    return harbour
  })
