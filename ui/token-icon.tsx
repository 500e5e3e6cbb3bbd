import { useState } from 'react'
import css from './image.css?inline'
import { Initial } from './pictures/initial.tsx'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'

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
export function TokenIcon({ src, name, size = 40, shape = 'token' }: TokenIconProps) {
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const style: Variables = { '--size': `${size}px` }
  return (
    <span className={`picture ${shape === 'token' ? 'network-icon' : 'wallet-icon'}`} style={style} aria-hidden="true">
      {src === undefined || src === failed ? (
        <Initial name={name} />
      ) : (
        <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
