import type { AnyActorRef } from 'xstate'
import type { Network } from '../core/network.ts'
import type { WalletIconProps } from '../ui/image.tsx'
import { NetworkIcon } from '../ui/network-icon.tsx'
import { useDirectory } from './use-project-services.ts'

export interface NetworkPictureProps extends Pick<WalletIconProps, 'size' | 'travel' | 'name'> {
  actor: AnyActorRef
  network: Network | undefined
}

/**
 * The icon of a network: the dApp's own, else the directory's, by the id that the dApp gave or that is known for the
 * network [directory-assets].
 */
export function NetworkPicture({ actor, network, ...rest }: NetworkPictureProps) {
  const { imageUrl, caipNetworkId = '', imageId = caipNetworkId } = network ?? {}
  const asset = useDirectory(actor, ({ context }) => context.images[`asset:${imageId}`])
  return <NetworkIcon {...rest} src={imageUrl ?? asset} />
}
