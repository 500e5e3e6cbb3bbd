import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import type { TokenBalance } from '../core/token-balance.ts'
import { TokenIcon } from '../ui/token-icon.tsx'
import { NetworkPicture } from './network-picture.tsx'
import { kitOf } from './use-kit.ts'

export interface TokenPictureProps {
  actor: AnyActorRef
  token: Pick<TokenBalance, 'caipNetworkId' | 'symbol' | 'iconUrl'> & { address?: string | undefined }
  size: number
}

/** The picture of a token; the native currency has that of its network, or an icon by its name. */
export function TokenPicture({ actor, token, size }: TokenPictureProps) {
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === token.caipNetworkId)
  return token.address === undefined && token.iconUrl === undefined ? (
    <NetworkPicture actor={actor} network={network} name={token.symbol} size={size} />
  ) : (
    <TokenIcon src={token.iconUrl} name={token.symbol} size={size} />
  )
}
