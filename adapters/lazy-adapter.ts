import { PorticoError } from '../core/errors.ts'
import { methodsOf } from '../core/methods-of.ts'
import type { WalletAdapter } from '../machines/ports.ts'

/** The methods of an adapter that need a wallet or a node. */
const requestNames = [
  'connect',
  'reconnect',
  'disconnect',
  'activate',
  'switchNetwork',
  'signMessage',
  'sendTransaction',
  'estimate',
  'balance',
  'tokens',
  'identity',
  'resolve',
  'review',
  'receipt',
  'tokenReceivers',
] as const
type RequestName = (typeof requestNames)[number]

/** The input of a method that needs a wallet or a node. */
export type RequestInput<Name extends RequestName> = Parameters<WalletAdapter[Name]>[0]

type Asked = { [Name in RequestName]: Parameters<WalletAdapter[Name]> }
type Answers = { [Name in RequestName]: Awaited<ReturnType<WalletAdapter[Name]>> }
type Requests = { [Name in RequestName]: (...asked: Asked[Name]) => Promise<Answers[Name]> }

/** The part of an adapter that sends requests to wallets and nodes. */
export type WalletRequests = Pick<WalletAdapter, RequestName>

/**
 * An adapter whose requests load with the first of them, or when the modal announces one. The list of wallets needs
 * only the other methods, so a page that only shows the list loads no more.
 * @param load loads the requests, on each call; after a failure the next request tries again.
 * @param own The methods that are available from the start.
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
    <Name extends RequestName>(name: Name) =>
    async (...asked: Asked[Name]): Promise<Answers[Name]> => {
      const requests: Requests = await loaded()
      return requests[name](...asked)
    }
  return {
    ...own,
    approach() {
      // If loading fails now, the request itself will report it.
      load().catch(() => undefined)
    },
    ...methodsOf<Asked, Answers, RequestName>(requestNames, lazy),
  }
}
