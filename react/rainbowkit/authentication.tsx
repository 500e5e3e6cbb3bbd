import { createContext, type ReactNode, useEffect, useState } from 'react'
import { type AppKitSIWEClient, createSIWEConfig } from '../../siwx/siwe/client.ts'
import type { SIWESession } from '../../siwx/siwe/types.ts'
import { findAppKit } from '../handle/singleton.ts'
import type { AuthenticationStatus } from '../store/authentication.ts'
import { accountIn, networkIn } from '../store/store.ts'

/** How an app signs users in with its own server. */
export interface AuthenticationAdapter<Message = string> {
  getNonce(): Promise<string>
  createMessage(parameters: { nonce: string; address: `0x${string}`; chainId: number }): Message | Promise<Message>
  verify(parameters: { message: Message; signature: string }): Promise<boolean>
  signOut(): Promise<void>
}

/** Returns an app's sign-in functions unchanged. */
export const createAuthenticationAdapter = <Message = string>(
  adapter: AuthenticationAdapter<Message>,
): AuthenticationAdapter<Message> => adapter

/** The app's status of its user. */
class StatusSource {
  #status: AuthenticationStatus = 'loading'
  #known = Promise.withResolvers<void>()
  readonly #onSignedOut = new Set<() => void>()

  /** Calls back when the app signs its user out on its own. */
  onSignedOut(listener: () => void): void {
    this.#onSignedOut.add(listener)
  }

  set(status: AuthenticationStatus): void {
    if (this.#status === 'authenticated' && status === 'unauthenticated')
      for (const listener of this.#onSignedOut) listener()
    if (status === 'loading' && this.#status !== 'loading') this.#known = Promise.withResolvers<void>()
    this.#status = status
    if (status !== 'loading') this.#known.resolve()
  }

  /** Whether the user is signed in; waits until the app knows. */
  async isAuthenticated(): Promise<boolean> {
    await this.#known.promise
    return this.#status === 'authenticated'
  }
}

const isAddress = (text: string | undefined): text is `0x${string}` => text?.startsWith('0x') === true

/** The connected account in the form of a session. */
function sessionOfAccount(): SIWESession | null {
  const state = findAppKit()?.store.get()
  const address = state && accountIn(state)?.address
  const chainId = Number(state && networkIn(state)?.id)
  return address && Number.isSafeInteger(chainId) ? { address, chainId } : null
}

/** The app's functions as a SIWE configuration. A session belongs to the account that it was first seen with. */
function siweConfigOf(adapter: AuthenticationAdapter, source: StatusSource): AppKitSIWEClient {
  let session: SIWESession | null = null
  let signing: SIWESession | null = null
  source.onSignedOut(() => {
    session = null
  })
  return createSIWEConfig({
    getNonce: () => adapter.getNonce(),
    getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [] }),
    createMessage({ nonce, chainId, address: did }) {
      const address = did.split(':').at(-1)
      if (!isAddress(address)) return ''
      signing = { address, chainId }
      return adapter.createMessage({ nonce, address, chainId })
    },
    async verifyMessage({ message, signature }) {
      const isVerified = await adapter.verify({ message, signature })
      session = isVerified ? signing : null
      return isVerified
    },
    async getSession() {
      session ??= (await source.isAuthenticated()) ? sessionOfAccount() : null
      return session
    },
    async signOut() {
      await adapter.signOut()
      session = null
      return true
    },
  })
}

/** The sign-in of the app around a `RainbowKitProvider`, if it has one. */
export const AuthenticationContext = createContext<AppKitSIWEClient | undefined>(undefined)

/** How an app signs users in, and the status of its user. */
export interface AuthenticationConfig<Message = string> {
  adapter: AuthenticationAdapter<Message>
  status: AuthenticationStatus
}

export interface RainbowKitAuthenticationProviderProps extends AuthenticationConfig {
  /** Whether users have to sign in; `true` by default. */
  enabled?: boolean
  children?: ReactNode
}

/** Asks users to sign in after they connect. Wrap it around `RainbowKitProvider`. */
export function RainbowKitAuthenticationProvider(props: RainbowKitAuthenticationProviderProps) {
  const { adapter, status, enabled = true, children } = props
  const [source] = useState(() => new StatusSource())
  const [config] = useState(() => siweConfigOf(adapter, source))
  useEffect(() => source.set(status), [source, status])
  return (
    <AuthenticationContext.Provider value={enabled ? config : undefined}>{children}</AuthenticationContext.Provider>
  )
}
