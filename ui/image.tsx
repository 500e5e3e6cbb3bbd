import { Suspense, useState } from 'react'
import css from './image.css?inline'
import { lazyPiece } from './lazy-piece.ts'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'

type Shape = 'wallet-icon' | 'network-icon'

const Nothing = () => null

/** What draws a name without a picture loads with the first of them; a plate keeps its place. */
const drawings = {
  'wallet-icon': lazyPiece(() => import('./pictures/wallets.tsx'), Nothing),
  'network-icon': lazyPiece(() => import('./pictures/networks.tsx'), Nothing),
}

interface PictureProps {
  src: string | undefined
  name: string
  size: number
  shape: Shape
  travel?: string | undefined
}

function Picture({ src, name, size, shape, travel }: PictureProps) {
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const isDrawn = src === undefined || src === failed
  const style: Variables = { '--size': `${size}px` }
  const Drawing = drawings[shape]()
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
          // In the frame that shows it, where there is nothing to wait for.
          decoding={src.startsWith('data:') ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

export interface WalletIconProps {
  /** A validated `data:` or `https:` address. */
  src: string | undefined
  name: string
  size?: number | undefined
  /** Elements with the same key travel from view to view. */
  travel?: string | undefined
}

/** A wallet's icon on a squircle; without an image its mark if it is well known, else its initial. */
export function WalletIcon({ size = 40, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="wallet-icon" />
}

/** A network's icon in a circle; without an image its mark if it is well known, else a globe. */
export function NetworkIcon({ size = 24, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="network-icon" />
}
