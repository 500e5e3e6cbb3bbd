import type { Behaviour, SandboxWallet } from '../../../sandbox/index.ts'

const methods = ['wallet_requestPermissions', 'eth_requestAccounts']

/** From now on the wallet gives this answer when a page asks to connect, by any method. */
export function answersConnecting(wallet: SandboxWallet, behaviour: Behaviour): void {
  for (const method of methods) wallet.behave({ method, with: behaviour })
}

/** A legacy wallet: it supports one way to connect only, and answers it with this. */
export function grants(wallet: SandboxWallet, accounts: unknown): void {
  wallet.behave({ method: 'wallet_requestPermissions', with: { error: { code: 4200, message: 'Not supported.' } } })
  wallet.behave({ method: 'eth_requestAccounts', with: { answer: accounts } })
}

/** The wallet asks its user again, as it should. */
export function recovers(wallet: SandboxWallet): void {
  for (const method of [...methods, 'eth_chainId', 'eth_accounts']) wallet.behave({ method, with: 'ask' })
}
