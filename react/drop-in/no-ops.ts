import type { InstanceNoOps } from './instance-types.ts'
import { tellOnce } from './tell-once.ts'

const unneeded = 'it is not needed'

/** What to do in the place of each call that does nothing. */
const advice: Readonly<Record<keyof InstanceNoOps, string>> = {
  updateRemoteFeatures: 'the project decides them',
  setClientId: unneeded,
  popTransactionStack: unneeded,
  isTransactionStackEmpty: unneeded,
  handleUnsafeRPCRequest: unneeded,
}

const tell = (name: keyof InstanceNoOps) => tellOnce(`${name}() does nothing in Portico: ${advice[name]}.`)

/** The calls of AppKit's users that do nothing here. */
export const noOps: InstanceNoOps = {
  updateRemoteFeatures: () => tell('updateRemoteFeatures'),
  setClientId: () => tell('setClientId'),
  popTransactionStack: () => tell('popTransactionStack'),
  isTransactionStackEmpty() {
    tell('isTransactionStackEmpty')
    return true
  },
  handleUnsafeRPCRequest: () => tell('handleUnsafeRPCRequest'),
}
