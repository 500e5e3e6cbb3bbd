import type { InstanceNoOps } from './instance-types.ts'
import { warnOnce } from './warn-once.ts'

const unneeded = 'it is not needed'

/** The advice for each method that does nothing. */
const advice: Readonly<Record<keyof InstanceNoOps, string>> = {
  updateRemoteFeatures: 'the project decides them',
  setClientId: unneeded,
  popTransactionStack: unneeded,
  isTransactionStackEmpty: unneeded,
  handleUnsafeRPCRequest: unneeded,
}

const warn = (name: keyof InstanceNoOps) => warnOnce(`${name}() does nothing in Portico: ${advice[name]}.`)

/** The AppKit methods that do nothing here. */
export const noOps: InstanceNoOps = {
  updateRemoteFeatures: () => warn('updateRemoteFeatures'),
  setClientId: () => warn('setClientId'),
  popTransactionStack: () => warn('popTransactionStack'),
  isTransactionStackEmpty() {
    warn('isTransactionStackEmpty')
    return true
  },
  handleUnsafeRPCRequest: () => warn('handleUnsafeRPCRequest'),
}
