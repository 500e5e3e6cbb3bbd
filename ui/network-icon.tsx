import { Picture, type UseDrawing, type WalletIconProps } from './image.tsx'
import { lazyPiece } from './lazy-piece.ts'

const useNetworkDrawing: UseDrawing = lazyPiece(
  () => import('./pictures/networks.tsx'),
  () => null,
)

/** A network's icon in a circle; without an image, its known icon or a globe. */
export function NetworkIcon({ size = 24, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="network-icon" useDrawing={useNetworkDrawing} />
}
