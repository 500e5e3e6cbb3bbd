import type { SandboxWallet } from '../../../sandbox/index.ts'

const windowless = new WeakSet<SandboxWallet>()

/** Lets a wallet ask its user in the test, as a wallet does whose prompts are outside the browser. */
export function asksHere(wallet: SandboxWallet): void {
  windowless.add(wallet)
  // It opens no other window while one is open.
  wallet.attachWindow({ show: () => {} })
}

/** Whether a wallet asks in the test instead of in a browser window. */
export const isWindowless = (wallet: SandboxWallet): boolean => windowless.has(wallet)
