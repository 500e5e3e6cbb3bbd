import { type ReactNode, useState } from 'react'
import css from './avatar.css?inline'
import { hashOf } from './identity.ts'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'

export interface AvatarProps {
  address: string
  /** A validated picture of the owner. */
  src?: string | undefined
  size?: number | undefined
  /** A small picture in the corner: the wallet's or the network's icon. */
  corner?: ReactNode
  testId?: string | undefined
}

/** The avatar of an address, with constant colours. */
export function Avatar({ address, src, size = 72, corner, testId }: AvatarProps) {
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
    <span className="avatar" style={style} data-testid={testId} aria-hidden="true">
      {src === undefined || src === failed ? null : (
        <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
      {corner ? <span className="corner-picture">{corner}</span> : null}
    </span>
  )
}
