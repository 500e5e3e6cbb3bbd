import { type CSSProperties, type ReactNode, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { hashOf, initialOf } from './identity.ts'
import css from './image.css?inline'
import { useStyles } from './styles.tsx'

type Variables = CSSProperties & Record<`--${string}`, string | number>

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
          decoding="async"
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

export interface AvatarProps {
  address: string
  /** A validated picture of the owner's. */
  src?: string | undefined
  size?: number | undefined
  /** A small picture on its corner: the wallet's or the network's icon. */
  corner?: ReactNode
}

/** The face of an address: always the same colours for the same address. */
export function Avatar({ address, src, size = 72, corner }: AvatarProps) {
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const hash = hashOf(address.toLowerCase())
  const hue = hash % 360
  const style: Variables = {
    '--size': `${size}px`,
    '--h1': hue,
    '--h2': hue + 40 + ((hash >>> 9) % 60),
    '--h3': hue - 30 - ((hash >>> 16) % 60),
    '--x': `${10 + ((hash >>> 6) % 80)}%`,
    '--y': `${10 + ((hash >>> 12) % 50)}%`,
  }
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {src === undefined || src === failed ? null : (
        <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
      {corner ? <span className="corner-picture">{corner}</span> : null}
    </span>
  )
}

/** An icon on a soft plate, the picture of an empty state. */
export function Plate({ icon, tone = 'accent' }: { icon: IconName; tone?: 'accent' | 'bad' | 'warn' | undefined }) {
  useStyles(css)
  return (
    <span className="plate" data-tone={tone} aria-hidden="true">
      <Icon name={icon} size={32} />
    </span>
  )
}
