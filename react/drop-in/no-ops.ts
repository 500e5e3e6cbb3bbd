import { inDevelopment } from '../../core/in-development.ts'
import type { InstanceNoOps } from './instance-types.ts'

const unneeded = 'it is not needed'

/** What to do in the place of each call that does nothing. */
const advice: Readonly<Record<keyof InstanceNoOps, string>> = {
  updateRemoteFeatures: 'the project decides them',
  setSocialsOrder: 'set features.socials, in the order that you want',
  setEIP6963Enabled: 'give enableEIP6963 to WagmiAdapter',
  setClientId: unneeded,
  resetNetwork: 'call switchNetwork',
  resetWcConnection: 'call disconnect',
  popTransactionStack: unneeded,
  isTransactionStackEmpty: unneeded,
  handleUnsafeRPCRequest: unneeded,
}

const told = new Set<string>()

/** Tells a developer, once for each method, that a call does nothing [api-unheeded]. */
function tell(name: keyof InstanceNoOps): void {
  if (told.has(name)) return
  told.add(name)
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  inDevelopment(() => console.warn(`${name}() does nothing in Portico: ${advice[name]}.`))
}

/** The calls of AppKit's users that do nothing here. */
export const noOps: InstanceNoOps = {
  updateRemoteFeatures: () => tell('updateRemoteFeatures'),
  setSocialsOrder: () => tell('setSocialsOrder'),
  setEIP6963Enabled: () => tell('setEIP6963Enabled'),
  setClientId: () => tell('setClientId'),
  resetNetwork: () => tell('resetNetwork'),
  resetWcConnection: () => tell('resetWcConnection'),
  popTransactionStack: () => tell('popTransactionStack'),
  isTransactionStackEmpty() {
    tell('isTransactionStackEmpty')
    return true
  },
  handleUnsafeRPCRequest: () => tell('handleUnsafeRPCRequest'),
}
