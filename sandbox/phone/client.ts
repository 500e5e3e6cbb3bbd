import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStorage } from './memory.ts'

/** What a phone's client needs. */
export interface ClientOptions {
  /** Unique in the process: clients with the same storage share everything. */
  storage: string
  name: string
  relayUrl: string
  /** The site of the phone. */
  url: string
}

/** WalletConnect's real wallet client, as an app on a phone uses it. */
export type Client = Awaited<ReturnType<typeof startClient>>

/** The project of all clients in a sandbox. It does not exist elsewhere. */
export const PROJECT_ID = '0'.repeat(32)

/** Starts a client that talks only to the relay. */
export async function startClient({ storage: customStoragePrefix, name, relayUrl, url }: ClientOptions) {
  const project = { projectId: PROJECT_ID, relayUrl }
  const storage = new MemoryStorage()
  const made = new Core({ ...project, customStoragePrefix, storage, logger: 'silent', telemetryEnabled: false })
  // The client's own types do not say whether it still has these members.
  const core = Object.assign(made, project)
  // The two services that it would always call: one for telemetry, one for the dApp's origin.
  Object.assign(core.eventClient, { init: async () => {} })
  Object.assign(core.verify, { resolve: async () => undefined })
  // A second after its start, the client resumes messages left from the last run (2.21.8), and would include those that
  // it is handling: a session that ends at that moment would end twice. A phone of the sandbox has no last run.
  Object.assign(core.relayer.messages, { getWithoutAck: () => ({}) })

  const metadata = { name, description: 'The phone of the sandbox', url, icons: [] }
  const kit = await WalletKit.init({ core, metadata, signConfig: { disableRequestQueue: true } })
  // A sandbox phone sends whatever the test says. It is up to the dApp to validate that.
  const unchecked = async () => {}
  Object.assign(kit.engine.signClient.engine, {
    isValidApprove: unchecked,
    isValidUpdate: unchecked,
    isValidEmit: unchecked,
  })
  return { kit, core, prefix: customStoragePrefix }
}

/** Stops a client: its connection, its timers, and what it has left in the process. */
export async function endClient({ core, prefix }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}

/** The client's events, by name. */
export type ClientEvents = WalletKitTypes.EventArguments

/** A dApp's proposal of a session. */
export type Proposal = ClientEvents['session_proposal']['params']

/** A session's content, per namespace. */
export type Namespaces = ReturnType<Client['kit']['getActiveSessions']>[string]['namespaces']

/** A dApp's request for signatures along with a session. */
export type AuthRequest = ClientEvents['session_authenticate']['params']

/** The phone's signature for one account on one chain (CAIP-74). */
export type Auth = Parameters<Client['kit']['approveSessionAuthenticate']>[0]['auths'][number]
