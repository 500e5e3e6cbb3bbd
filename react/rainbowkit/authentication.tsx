import { createContext, type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { systemIds } from '../../core/system-ids.ts'
import type { SessionCommand } from '../../machines/system.ts'
import { type AppKitSIWEClient, createSIWEConfig } from '../../siwx/siwe/client.ts'
import { getAddressFromMessage, getChainIdFromMessage } from '../../siwx/siwe/helpers.ts'
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

  /** Returns whether the app has learnt something new. */
  set(status: AuthenticationStatus): boolean {
    if (status === this.#status) return false
    this.#status = status
    if (status === 'loading') this.#known = Promise.withResolvers<void>()
    else this.#known.resolve()
    return status !== 'loading'
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

/** The account that a wallet's own message names, in the form of a session. */
function sessionOfMessage(message: string): SIWESession | null {
  const address = getAddressFromMessage(message)
  return address ? { address, chainId: Number(getChainIdFromMessage(message).split(':')[1]) } : null
}

/** Makes the kit, if it runs, read the sessions again. */
function readAgain(): void {
  findAppKit()?.observe(({ kit }) => {
    kit.system.get(systemIds.session)?.send({ type: 'session.reread' } satisfies SessionCommand)
    return () => undefined
  })()
}

/** An app's sign-in for the kit. */
interface SignIn {
  config: AppKitSIWEClient
  setAdapter(adapter: AuthenticationAdapter): void
  setStatus(status: AuthenticationStatus): void
}

/** The app's functions as a SIWE configuration. A session belongs to the account that it was first seen with. */
function signInOf(first: AuthenticationAdapter): SignIn {
  let adapter = first
  const source = new StatusSource()
  let session: SIWESession | null = null
  /** The account that each created message is for. */
  const signers = new Map<string, SIWESession>()
  let isVerifying = false
  const config = createSIWEConfig({
    getNonce: () => adapter.getNonce(),
    getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [] }),
    async createMessage({ nonce, chainId, address: did }) {
      const address = did.split(':').at(-1)
      if (!isAddress(address)) return ''
      const message = await adapter.createMessage({ nonce, address, chainId })
      signers.set(message, { address, chainId })
      return message
    },
    async verifyMessage({ message, signature }) {
      isVerifying = true
      // A wallet that signs in one step writes the message itself.
      const signer = signers.get(message) ?? sessionOfMessage(message)
      try {
        const isVerified = await adapter.verify({ message, signature })
        session = isVerified ? signer : null
        return isVerified
      } finally {
        isVerifying = false
      }
    },
    async getSession() {
      // An app may report the user's session first: it would count as another tab's, and end with the request here.
      if (!isVerifying) session ??= (await source.isAuthenticated()) ? sessionOfAccount() : null
      return session
    },
    async signOut() {
      await adapter.signOut()
      session = null
      return true
    },
  })
  return {
    config,
    setAdapter(latest) {
      adapter = latest
    },
    setStatus(status) {
      if (!source.set(status)) return
      if (status === 'unauthenticated') session = null
      readAgain()
    },
  }
}

let pageSignIn: SignIn | undefined

/**
 * The page's one sign-in: the kit keeps the first that it was given, while React may render the provider several times
 * and keep only the last. On a server, each provider may be for another visitor [api-server].
 */
function findSignIn(adapter: AuthenticationAdapter): SignIn {
  if (typeof window === 'undefined') return signInOf(adapter)
  pageSignIn ??= signInOf(adapter)
  return pageSignIn
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
  const [{ config, setAdapter, setStatus }] = useState(() => findSignIn(adapter))
  useInsertionEffect(() => setAdapter(adapter), [setAdapter, adapter])
  useEffect(() => setStatus(status), [setStatus, status])
  return (
    <AuthenticationContext.Provider value={enabled ? config : undefined}>{children}</AuthenticationContext.Provider>
  )
}
