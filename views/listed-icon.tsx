import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { WalletIcon, type WalletIconProps } from '../ui/image.tsx'
import { useDirectoryRef } from './use-cloud.ts'
import { useSelector } from './use-selector.ts'

export interface ListedIconProps extends Pick<WalletIconProps, 'size' | 'travel'> {
  actor: AnyActorRef
  wallet: ListedWallet
}

/** The icon of a wallet of the directory: its picture is asked for when it is about to be seen. */
export function ListedIcon({ actor, wallet: { name, imageId = '', imageUrl }, ...rest }: ListedIconProps) {
  const directory = useDirectoryRef(actor)
  const picture = useSelector(directory, ({ context }) => context.images[imageId])
  const isMissing = imageId !== '' && picture === undefined
  useEffect(() => {
    if (isMissing) directory?.send({ type: 'images.want', ids: [imageId] })
  }, [directory, isMissing, imageId])
  return <WalletIcon {...rest} src={picture ?? imageUrl} name={name} />
}
