import { PorticoError } from '../core/errors.ts'
import { methodsOf } from '../core/methods-of.ts'
import type { WalletAdapter } from '../machines/ports.ts'

/** The methods of an adapter that ask a wallet or a node. */
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

/** The input of a method that asks a wallet or a node. */
export type RequestInput<Name extends RequestName> = Parameters<WalletAdapter[Name]>[0]

type Asked = { [Name in RequestName]: Parameters<WalletAdapter[Name]> }
type Answers = { [Name in RequestName]: Awaited<ReturnType<WalletAdapter[Name]>> }
type Requests = { [Name in RequestName]: (...asked: Asked[Name]) => Promise<Answers[Name]> }

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
    <Name extends RequestName>(name: Name) =>
    async (...asked: Asked[Name]): Promise<Answers[Name]> => {
      const requests: Requests = await loaded()
      return requests[name](...asked)
    }
  return {
    ...own,
    approach() {
      // If the code can't be had now, the request itself says so.
      load().catch(() => undefined)
    },
    ...methodsOf<Asked, Answers, RequestName>(requestNames, lazy),
  }
}
