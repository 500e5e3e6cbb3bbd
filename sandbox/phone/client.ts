import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStorage } from './memory.ts'

/** What a phone's client needs. */
export interface ClientOptions {
  /** One of a kind in the process: clients that share it share everything. */
  storage: string
  name: string
  relayUrl: string
  /** The site of the phone. */
  url: string
}

/** WalletConnect's real wallet client, as an app on a phone would use it. */
export type Client = Awaited<ReturnType<typeof startClient>>

/** The project that all clients of a sandbox belong to. It exists nowhere else. */
export const PROJECT_ID = '0'.repeat(32)

/** Starts a client that talks only to the relay. */
export async function startClient({ storage: customStoragePrefix, name, relayUrl, url }: ClientOptions) {
  const project = { projectId: PROJECT_ID, relayUrl }
  const storage = new MemoryStorage()
  const made = new Core({ ...project, customStoragePrefix, storage, logger: 'silent', telemetryEnabled: false })
  // Its own types leave open whether it still knows them.
  const core = Object.assign(made, project)
  // The two services that it would call whether one wants it or not: who it is, and where a dApp is from.
  Object.assign(core.eventClient, { init: async () => {} })
  Object.assign(core.verify, { resolve: async () => undefined })
  // A second after its start it takes up what is left from the last time (2.21.8), and would do so with what it is just
  // working on: a session that ends then would end twice. A phone of the sandbox has no last time.
  Object.assign(core.relayer.messages, { getWithoutAck: () => ({}) })

  const metadata = { name, description: 'The phone of the sandbox', url, icons: [] }
  const kit = await WalletKit.init({ core, metadata, signConfig: { disableRequestQueue: true } })
  // A phone of the sandbox sends what the test says. Whether that makes sense is for the dApp to find out.
  const unchecked = async () => {}
  Object.assign(kit.engine.signClient.engine, {
    isValidApprove: unchecked,
    isValidUpdate: unchecked,
    isValidEmit: unchecked,
  })
  return { kit, core, prefix: customStoragePrefix }
}

/** Ends a client: its line, its clock, and what it has left in the process. */
export async function endClient({ core, prefix }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}

/** What the client tells, by name. */
export type ClientEvents = WalletKitTypes.EventArguments

/** What a dApp asks for when it wants a session. */
export type Proposal = ClientEvents['session_proposal']['params']

/** What a session is made of, per namespace. */
export type Namespaces = ReturnType<Client['kit']['getActiveSessions']>[string]['namespaces']

/** What a dApp wants to be signed along with a session. */
export type AuthRequest = ClientEvents['session_authenticate']['params']

/** The phone's word for one account on one chain (CAIP-74). */
export type Auth = Parameters<Client['kit']['approveSessionAuthenticate']>[0]['auths'][number]
