import { Picture, type UseDrawing } from './image.tsx'
import { Initial } from './pictures/initial.tsx'

const useInitial: UseDrawing = () => Initial

export interface TokenIconProps {
  /** A validated `data:` or `https:` URL. */
  src?: string | undefined
  /** The token's symbol, or the NFT's name; without a picture its initial is shown. */
  name: string
  size?: number | undefined
  /** NFTs are square. */
  shape?: 'token' | 'collectible' | undefined
}

/** A token's picture in a circle, an NFT's in a square; without one, its initial. */
export const TokenIcon = ({ src, name, size = 40, shape = 'token' }: TokenIconProps) => (
  <Picture
    src={src}
    name={name}
    size={size}
    shape={shape === 'token' ? 'network-icon' : 'wallet-icon'}
    useDrawing={useInitial}
  />
)
