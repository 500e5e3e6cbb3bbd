import { Picture, type UseDrawing } from './image.tsx'
import { Initial } from './pictures/initial.tsx'

const useInitial: UseDrawing = () => Initial

export interface TokenIconProps {
  /** A validated `data:` or `https:` address. */
  src?: string | undefined
  /** The token's symbol, or the collectible's name: without a picture its initial is shown. */
  name: string
  size?: number | undefined
  /** A collectible is square. */
  shape?: 'token' | 'collectible' | undefined
}

/** A token's picture in a circle, a collectible's in a square; its initial where there is none. */
export const TokenIcon = ({ src, name, size = 40, shape = 'token' }: TokenIconProps) => (
  <Picture
    src={src}
    name={name}
    size={size}
    shape={shape === 'token' ? 'network-icon' : 'wallet-icon'}
    useDrawing={useInitial}
  />
)
