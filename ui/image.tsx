import { type CSSProperties, useState } from 'react'
import { hashOf, initialOf } from './identity.ts'
import css from './image.css?inline'
import { useStyles } from './styles.tsx'

/** A style with variables of ours. */
export type Variables = CSSProperties & Record<`--${string}`, string | number>

interface PictureProps {
  src: string | undefined
  name: string
  size: number
  shape: 'wallet-icon' | 'network-icon'
  travel?: string | undefined
}

function Picture({ src, name, size, shape, travel }: PictureProps) {
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const style: Variables = { '--size': `${size}px`, '--hue': hashOf(name) % 360 }
  return (
    <span className={`picture ${shape}`} style={style} data-travel={travel} aria-hidden="true">
      {src === undefined || src === failed ? (
        <span className="initial">{initialOf(name)}</span>
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

/** A wallet's icon on a squircle; its initial when there is no image or it does not load. */
export function WalletIcon({ size = 40, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="wallet-icon" />
}

/** A network's icon in a circle. */
export function NetworkIcon({ size = 24, ...rest }: WalletIconProps) {
  return <Picture {...rest} size={size} shape="network-icon" />
}
