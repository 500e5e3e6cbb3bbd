import type { RemoteFeatures } from './store.ts'

/** The features that a project decides, out of all known ones; empty before the engine runs. */
export function remoteOf(features: RemoteFeatures = {}): RemoteFeatures {
  const { email, socials, swaps, onramp, activity, reownBranding, multiWallet } = features
  const remote = { email, socials, swaps, onramp, activity, reownBranding, multiWallet }
  return Object.fromEntries(Object.entries(remote).filter(([, value]) => value !== undefined))
}
