import type { AppKitOptions, ChainAdapter } from 'portico'
import { clustersOf } from './networks.ts'
import type { Settings } from './settings.ts'
import { signInOf } from './sign-in.ts'

/** What this visit uses beyond Ethereum wallets. */
export interface Parts extends Pick<AppKitOptions, 'siwx' | 'embeddedWallet'> {
  adapters: readonly ChainAdapter[]
}

/** Loads what the settings ask for; a page with Ethereum alone loads none of it. */
export async function loadParts(settings: Settings): Promise<Parts> {
  const { frame } = settings
  const [adapters, wallet, signIn] = await Promise.all([
    clustersOf(settings).length > 0 ? loadSolana() : [],
    frame === undefined ? {} : loadWallet(frame),
    signInOf(settings),
  ])
  return { adapters, ...wallet, ...signIn }
}

async function loadSolana(): Promise<ChainAdapter[]> {
  const { SolanaAdapter } = await import('portico/adapters/solana')
  return [new SolanaAdapter()]
}

async function loadWallet(url: string): Promise<Pick<AppKitOptions, 'embeddedWallet'>> {
  const { embeddedWallet } = await import('portico/embedded')
  return { embeddedWallet: embeddedWallet({ url }) }
}
