import { useState } from 'react'
import css from './gallery.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Initial } from './pictures/initial.tsx'
import { Name, Skeleton } from './text.tsx'

interface Picture {
  key: string
  /** Its sanitized name. */
  name: string
  /** A validated `data:` or `https:` URL. */
  src?: string | undefined
}

export interface GalleryProps {
  label: string
  pictures: readonly Picture[]
  /** The number of pictures that are loading, whose space is reserved. */
  coming: number
}

/** Square pictures in a grid, each with its name. */
export function Gallery({ label, pictures, coming }: GalleryProps) {
  useLazyStyles(css)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="gallery" role="list" aria-label={label} aria-busy={pictures.length === 0 || undefined}>
      {pictures.map(({ key, ...picture }) => (
        <li key={key} className="gallery-item">
          <Shown {...picture} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike
        <li key={at} className="gallery-item" aria-hidden="true">
          <span className="gallery-picture" />
          <span className="gallery-name">
            <Skeleton inlineSize={64} blockSize={12} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Shown({ name, src }: Omit<Picture, 'key'>) {
  const [failed, setFailed] = useState<string>()
  return (
    <>
      <span className="gallery-picture" aria-hidden="true">
        {src === undefined || src === failed ? (
          <Initial name={name} />
        ) : (
          <img
            src={src}
            alt=""
            draggable={false}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setFailed(src)}
          />
        )}
      </span>
      <span className="gallery-name">
        <Name>{name}</Name>
      </span>
    </>
  )
}
