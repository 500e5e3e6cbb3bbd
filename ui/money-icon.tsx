import { Picture, type UseDrawing, type WalletIconProps } from './image.tsx'
import { lazyPiece } from './lazy-piece.ts'

const useMoneyDrawing: UseDrawing = lazyPiece(
  () => import('./pictures/money.tsx'),
  () => null,
)

/** The picture of a currency, token or provider; without an image a currency sign, a known icon, or the initial. */
export const MoneyIcon = ({ size = 40, ...rest }: WalletIconProps) => (
  <Picture {...rest} size={size} shape="network-icon" useDrawing={useMoneyDrawing} />
)
