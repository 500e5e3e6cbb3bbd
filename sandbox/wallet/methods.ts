import { callNode, hexChainId, parseAddedChain, parseChainId } from './chains.ts'
import type { WalletCore } from './core.ts'
import { invalidParams, unknownChain, unsupported } from './errors.ts'
import type { Approved } from './prompts.ts'
import { READS } from './reads.ts'
import {
  parsePersonalSign,
  parseTransaction,
  parseTypedData,
  sendTransaction,
  signPersonal,
  signTypedData,
} from './signer.ts'

/** One request of an origin. */
export interface Call {
  wallet: WalletCore
  origin: string
  params: unknown
}

/** How a method is served. */
export interface Method {
  /** Throws if the request is refused without asking the user; otherwise returns whether to ask the user. */
  asks(call: Call): boolean
  /** Carries the request out. `approved` is present if the user was asked. */
  run(call: Call, approved?: Approved): unknown
  /** Among methods with the same value, an origin may have only one request waiting for the user. */
  oneAtATime?: 'connect' | 'chain'
}

const never = () => false

function first(params: unknown): unknown {
  return Array.isArray(params) ? params[0] : undefined
}

function permissions({ wallet, origin }: Call) {
  const value = wallet.accountsOf(origin)
  if (value.length === 0) return []
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value }] }]
}

function checkPermission(params: unknown): void {
  const asked = first(params)
  if (typeof asked !== 'object' || asked === null || !('eth_accounts' in asked)) {
    throw invalidParams("Expected an object with the permission 'eth_accounts'.")
  }
}

function requestedChain({ params }: Call): number {
  return parseChainId((first(params) as { chainId?: unknown } | undefined)?.chainId)
}

/** Data that names a chain may be signed only on that chain. */
function checkActiveChain({ chains }: WalletCore, chainId: string | number | bigint): void {
  if (Number(chainId) !== chains.current) {
    throw invalidParams(`Provided chainId "${chainId}" must match the active chainId "${chains.current}".`)
  }
}

const METHODS: Record<string, Method> = {
  eth_chainId: { asks: never, run: ({ wallet }) => hexChainId(wallet.chains.current) },
  net_version: { asks: never, run: ({ wallet }) => String(wallet.chains.current) },
  eth_accounts: { asks: never, run: ({ wallet, origin }) => wallet.accountsOf(origin) },
  eth_coinbase: { asks: never, run: ({ wallet, origin }) => wallet.accountsOf(origin)[0] ?? null },

  eth_requestAccounts: {
    oneAtATime: 'connect',
    asks: ({ wallet, origin }) => wallet.accountsOf(origin).length === 0,
    run: ({ wallet, origin }, approved) =>
      approved ? wallet.grant(origin, approved.accounts) : wallet.accountsOf(origin),
  },

  wallet_requestPermissions: {
    oneAtATime: 'connect',
    asks: ({ params }) => {
      checkPermission(params)
      return true
    },
    run: (call, approved) => {
      call.wallet.grant(call.origin, approved?.accounts)
      return permissions(call)
    },
  },

  wallet_getPermissions: { asks: never, run: permissions },

  wallet_revokePermissions: {
    asks: never,
    run: ({ wallet, origin, params }) => {
      checkPermission(params)
      wallet.revoke(origin)
      return null
    },
  },

  personal_sign: {
    asks: ({ wallet, origin, params }) => {
      wallet.signer(origin, parsePersonalSign(params).from)
      return true
    },
    run: ({ wallet, origin, params }) => {
      const { from, message } = parsePersonalSign(params)
      return signPersonal(wallet.signer(origin, from), message)
    },
  },

  eth_signTypedData_v4: {
    asks: ({ wallet, origin, params }) => {
      const { from, data } = parseTypedData(params)
      wallet.signer(origin, from)
      const chainId = data.domain?.chainId
      if (chainId !== undefined && chainId !== null) checkActiveChain(wallet, chainId)
      return true
    },
    run: ({ wallet, origin, params }) => {
      const { from, data } = parseTypedData(params)
      return signTypedData(wallet.signer(origin, from), data)
    },
  },

  eth_sendTransaction: {
    asks: ({ wallet, origin, params }) => {
      const { from, chainId } = parseTransaction(params)
      wallet.signer(origin, from)
      if (chainId !== undefined) checkActiveChain(wallet, chainId)
      return true
    },
    run: ({ wallet, origin, params }) => {
      const transaction = parseTransaction(params)
      const { chainId, from } = transaction
      // On the chain for which it was requested, even if the user has switched since.
      const rpcUrl = wallet.chains.rpcUrl(chainId && parseChainId(chainId))
      return sendTransaction(wallet.signer(origin, from), rpcUrl, transaction)
    },
  },

  wallet_switchEthereumChain: {
    oneAtATime: 'chain',
    asks: (call) => {
      const chainId = requestedChain(call)
      if (!call.wallet.chains.get(chainId)) throw unknownChain(hexChainId(chainId))
      return chainId !== call.wallet.chains.current
    },
    run: (call) => {
      call.wallet.switchChain(requestedChain(call))
      return null
    },
  },

  wallet_addEthereumChain: {
    oneAtATime: 'chain',
    asks: ({ wallet, params }) => parseAddedChain(first(params)).chainId !== wallet.chains.current,
    run: async ({ wallet, params }) => {
      const chain = parseAddedChain(first(params))
      if (!wallet.chains.get(chain.chainId)) {
        const answered = await callNode(chain.rpcUrl, 'eth_chainId', [])
        if (answered !== hexChainId(chain.chainId)) {
          throw invalidParams(`The chain at ${chain.rpcUrl} says that its id is ${answered}.`)
        }
        wallet.chains.add(chain)
      }
      wallet.switchChain(chain.chainId)
      return null
    },
  },
}

/** How this method is served. Throws 4200 if it is not supported. */
export function methodOf(name: string): Method {
  if (Object.hasOwn(METHODS, name)) return METHODS[name] as Method
  if (!READS.has(name)) throw unsupported(name)
  return { asks: never, run: ({ wallet, params }) => callNode(wallet.chains.rpcUrl(), name, params) }
}
