import type { AnyActorRef } from 'xstate'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { WalletIcon, type WalletIconProps } from '../ui/image.tsx'
import { useDirectory } from './use-project-services.ts'

export interface ListedIconProps extends Pick<WalletIconProps, 'size' | 'travel'> {
  actor: AnyActorRef
  wallet: ListedWallet
}

/** The icon of a directory wallet; the chart of the view requests its image. */
export function ListedIcon({ actor, wallet: { name, imageId = '', imageUrl }, ...rest }: ListedIconProps) {
  const image = useDirectory(actor, ({ context }) => context.images[imageId])
  return <WalletIcon {...rest} src={image ?? imageUrl} name={name} />
}
