import type { ErrorCode, PorticoError } from '../../core/errors.ts'

/** The error codes of one or more areas: `CodeOf<'relay'>` is `'relay.unreachable' | 'relay.origin' | …`. */
type CodeOf<Area extends string> = Extract<ErrorCode, `${Area}.${string}`>

/** Code of the modal or of an adapter that could not be loaded, and errors of unknown cause. */
type CommonCode = 'engine.failed' | 'adapter.failed' | 'unknown'

export type CreateAppKitErrorType = PorticoError<'network.notFound' | 'adapter.namespace' | 'sign.both'>
/** What a hook that needs the kit throws if `createAppKit` has not been called. */
export type UseAppKitErrorType = PorticoError<'hook.uncreated'>
/** What connection hooks also throw if the dApp has no adapter. */
export type UseAppKitConnectionErrorType = PorticoError<'hook.uncreated' | 'hook.namespace'>

export type OpenErrorType = PorticoError<'engine.failed'>
export type ConnectErrorType = PorticoError<
  CommonCode | 'connector.missing' | CodeOf<'wallet' | 'pairing' | 'relay' | 'link' | 'request' | 'network' | 'chain'>
>
export type DisconnectErrorType = PorticoError<CommonCode | 'connection.client' | CodeOf<'wallet' | 'request'>>
export type SwitchNetworkErrorType = PorticoError<
  CommonCode | 'connector.missing' | CodeOf<'network' | 'wallet' | 'request' | 'chain' | 'rpc'>
>
export type SwitchConnectionErrorType = PorticoError<
  CommonCode | 'hook.namespace' | 'connection.client' | 'caip.address' | CodeOf<'wallet' | 'request'>
>
export type DeleteConnectionErrorType = PorticoError<'hook.namespace' | DisconnectErrorType['code']>
export type SignInErrorType = PorticoError<
  'engine.failed' | 'request.aborted' | 'sign.disabled' | 'sign.noAccount' | 'network.unsupported'
>
export type SignOutErrorType = PorticoError<SignInErrorType['code'] | CodeOf<'sign'>>
export type AddAdapterErrorType = PorticoError<
  'engine.failed' | 'adapter.namespace' | 'adapter.notFound' | 'adapter.taken'
>
export type RemoveAdapterErrorType = PorticoError<'engine.failed' | 'adapter.notFound'>
export type AddNetworkErrorType = PorticoError<
  'engine.failed' | 'adapter.notFound' | 'network.chain' | 'network.namespace'
>
export type RemoveNetworkErrorType = PorticoError<'engine.failed' | 'adapter.notFound' | 'network.chain'>
export type SetPreferredAccountTypeErrorType = PorticoError<'engine.failed' | 'adapter.notFound' | 'account.prop'>
export type ResetAccountErrorType = PorticoError<'account.chain' | DisconnectErrorType['code']>
export type AddressLabelErrorType = PorticoError<SetPreferredAccountTypeErrorType['code'] | 'caip.address'>
export type GetProviderErrorType = PorticoError<'adapter.notFound'>
export type FetchWalletsErrorType = PorticoError<
  'engine.failed' | 'directory.failed' | 'unknown' | CodeOf<'config' | 'request'>
>
export type GetWcUriErrorType = PorticoError<'engine.failed' | 'unknown' | CodeOf<'pairing' | 'relay' | 'request'>>
