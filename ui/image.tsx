import { type ComponentType, Suspense, useState } from 'react'
import css from './image.css?inline'
import { lazyPiece } from './lazy-piece.ts'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'

/** Returns the lazy drawing for a name without a picture; until it has loaded, a placeholder keeps its space. */
export type UseDrawing = () => ComponentType<{ name: string }>

const useWalletDrawing: UseDrawing = lazyPiece(
  () => import('./pictures/wallets.tsx'),
  () => null,
)

interface PictureProps extends WalletIconProps {
  size: number
  shape: 'wallet-icon' | 'network-icon'
  useDrawing: UseDrawing
}

/** A picture, or else a drawing of its name. */
export function Picture({ src, name, size, shape, travel, useDrawing }: PictureProps) {
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const isDrawn = src === undefined || src === failed
  const style: Variables = { '--size': `${size}px` }
  const Drawing = useDrawing()
  return (
    <span className={`picture ${shape}`} data-drawn={isDrawn} style={style} data-travel={travel} aria-hidden="true">
      {isDrawn ? (
        <Suspense>
          <Drawing name={name} />
        </Suspense>
      ) : (
        <img
          src={src}
          alt=""
          draggable={false}
          // Rendered in the same frame if there is nothing to download.
          decoding={src.startsWith('data:') ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

export interface WalletIconProps {
  /** A validated `data:` or `https:` URL. */
  src: string | undefined
  name: string
  size?: number | undefined
  /** Elements with the same key travel between views. */
  travel?: string | undefined
}

/** A wallet's icon on a squircle; without an image, its known icon or its initial. */
export function WalletIcon({ size = 40, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="wallet-icon" useDrawing={useWalletDrawing} />
}
