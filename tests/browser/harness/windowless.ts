import type { SandboxWallet } from '../../../sandbox/index.ts'

const windowless = new WeakSet<SandboxWallet>()

/** Lets a wallet ask its user in the test, as one does that has its questions outside the browser. */
export function asksHere(wallet: SandboxWallet): void {
  windowless.add(wallet)
  // It opens no other window while there is one.
  wallet.attachWindow({ show: () => {} })
}

/** Whether a wallet asks in the test, not in a window of the browser. */
export const isWindowless = (wallet: SandboxWallet): boolean => windowless.has(wallet)
