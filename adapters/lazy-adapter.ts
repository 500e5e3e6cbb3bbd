import { PorticoError } from '../core/errors.ts'
import type { WalletAdapter } from '../machines/ports.ts'

/** The methods of an adapter that ask a wallet or a node. */
type RequestName =
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'activate'
  | 'switchNetwork'
  | 'signMessage'
  | 'sendTransaction'
  | 'estimate'
  | 'balance'
  | 'tokens'

/** The input of a method that asks a wallet or a node. */
export type RequestInput<Name extends RequestName> = Parameters<WalletAdapter[Name]>[0]

/** The part of an adapter that asks wallets and nodes. */
export type WalletRequests = Pick<WalletAdapter, RequestName>

/**
 * An adapter whose requests are fetched with the first of them, or when the modal says that one is near. The list of
 * wallets needs only what is given at once, so a page that only shows it loads no more than that.
 * @param load fetches what asks wallets and nodes, on each call; one that failed is tried again with the next request.
 * @param own What is there from the start.
 */
export function lazyAdapter(
  load: () => Promise<WalletRequests>,
  own: Omit<WalletAdapter, RequestName | 'approach'>,
): WalletAdapter {
  const loaded = () =>
    load().catch((cause: unknown) => {
      throw new PorticoError('adapter.failed', undefined, { cause })
    })
  const lazy =
    <Asked extends unknown[], Answer>(call: (requests: WalletRequests, ...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> =>
      call(await loaded(), ...asked)
  return {
    ...own,
    approach() {
      // If the code can't be had now, the request itself says so.
      load().catch(() => undefined)
    },
    connect: lazy((requests, ...asked) => requests.connect(...asked)),
    reconnect: lazy((requests, ...asked) => requests.reconnect(...asked)),
    disconnect: lazy((requests, ...asked) => requests.disconnect(...asked)),
    activate: lazy((requests, ...asked) => requests.activate(...asked)),
    switchNetwork: lazy((requests, ...asked) => requests.switchNetwork(...asked)),
    signMessage: lazy((requests, ...asked) => requests.signMessage(...asked)),
    sendTransaction: lazy((requests, ...asked) => requests.sendTransaction(...asked)),
    estimate: lazy((requests, ...asked) => requests.estimate(...asked)),
    balance: lazy((requests, ...asked) => requests.balance(...asked)),
    tokens: lazy((requests, ...asked) => requests.tokens(...asked)),
  }
}
