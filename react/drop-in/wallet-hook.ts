import { useRef, useState } from 'react'
import { failureOf, PorticoError } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { callBack } from '../hooks/call-back.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { useStable } from '../hooks/use-stable.ts'
import { accountIn } from '../store/store.ts'
import { changeEmail } from './change-email.ts'
import { connectNamed } from './connect-named.ts'

/** The account that has been connected. */
export interface ConnectedAddressParts {
  address: string
  chainId: Network['id'] | undefined
  chainNamespace: Namespace
}

export interface UseAppKitWalletParameters {
  /** The active namespace by default. */
  namespace?: Namespace
  onSuccess?(account: ConnectedAddressParts): void
  onError?(error: PorticoError): void
}

/** The progress of the last request. */
type Request<T> =
  | { status: 'idle' | 'pending'; data?: undefined; error?: undefined }
  | { status: 'succeeded'; data: T; error?: undefined }
  | { status: 'failed'; error: PorticoError; data?: undefined }

interface RequestState<T> {
  data: T | undefined
  error: PorticoError | undefined
  isPending: boolean
  isSuccess: boolean
  isError: boolean
}

const shown = <T>({ status, data, error }: Request<T>): RequestState<T> => ({
  data,
  error,
  isPending: status === 'pending',
  isSuccess: status === 'succeeded',
  isError: status === 'failed',
})

/** Converts any error to a `PorticoError`. */
function toPorticoError(cause: unknown): PorticoError {
  const { code, params } = failureOf(cause)
  return cause instanceof PorticoError ? cause : new PorticoError(code, params, { cause })
}

interface Callbacks<T> {
  onSuccess?(data: T): void
  onError?(error: PorticoError): void
}

/**
 * The state of the last request, and a function that sends one. A request that is replaced while it is pending only
 * calls back.
 */
function useRequest<Parameters extends unknown[], T>(
  send: (...parameters: Parameters) => Promise<T>,
  { onSuccess, onError }: Callbacks<T>,
): [state: RequestState<T>, request: (...parameters: Parameters) => Promise<void>] {
  const [state, setState] = useState<Request<T>>({ status: 'idle' })
  const last = useRef(0)
  const request = useStable(async (...parameters: Parameters) => {
    last.current += 1
    const own = last.current
    const show = (next: Request<T>) => {
      if (own === last.current) setState(next)
    }
    show({ status: 'pending' })
    try {
      const data = await send(...parameters)
      show({ status: 'succeeded', data })
      callBack(onSuccess, data)
    } catch (cause) {
      const error = toPorticoError(cause)
      show({ status: 'failed', error })
      callBack(onError, error)
    }
  })
  return [shown(state), request]
}

export interface UseAppKitWalletReturnType extends RequestState<ConnectedAddressParts> {
  /** Whether the connection status is known. */
  isReady: boolean
  /**
   * Connects a wallet by its name, such as `metamask`, or opens a login, such as `google`. Errors are in `error`, and
   * passed to `onError`.
   */
  connect: (name: string) => Promise<void>
}

/** Connects a wallet by its name: the installed one, or else through the modal. A login's name opens that login. */
export function useAppKitWallet(parameters: UseAppKitWalletParameters = {}): UseAppKitWalletReturnType {
  const { namespace } = parameters
  const isReady = useEarlySlice((state) => state.initialized)
  const [request, connect] = useRequest(async (name: string) => {
    const kit = requireAppKit('useAppKitWallet')
    await connectNamed(kit, name, namespace)
    const state = kit.store.get()
    const account = accountIn(state, namespace)
    if (account?.address === undefined) throw new PorticoError('wallet.notConnected')
    const { address, namespace: chainNamespace } = account
    return { address, chainNamespace, chainId: state.networks[chainNamespace]?.caipNetwork?.id }
  }, parameters)
  return { ...request, isReady, connect }
}

export interface UseAppKitUpdateEmailParameters {
  onSuccess?(data: { email: string }): void
  onError?(error: PorticoError): void
}

export interface UseAppKitUpdateEmailReturnType extends RequestState<{ email: string }> {
  updateEmail: () => Promise<void>
}

/** Lets the user of the embedded wallet change their email in the modal [embedded-email-change]. */
export function useAppKitUpdateEmail(parameters: UseAppKitUpdateEmailParameters = {}): UseAppKitUpdateEmailReturnType {
  const [request, updateEmail] = useRequest(
    async () => ({ email: await changeEmail(requireAppKit('useAppKitUpdateEmail')) }),
    parameters,
  )
  return { ...request, updateEmail }
}
