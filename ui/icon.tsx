import css from './icon.css?inline'
import { useStyles } from './styles.tsx'

/** 20 by 20, 1.5 strokes, round ends. */
const paths = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  forward: 'M7.5 4.5 13 10l-5.5 5.5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  help: 'M7.6 7.6a2.4 2.4 0 1 1 3.7 2c-.8.6-1.3 1-1.3 2m0 2.4v.1M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
} as const

export type IconName = keyof typeof paths

export interface IconProps<Name> {
  name: Name
  size?: number | undefined
}

/**
 * A stroke icon in the text's colour, by its path. Hidden from screen readers: its control has a label.
 * @param turns Whether it is mirrored in right-to-left text.
 */
export function Drawing({
  path,
  turns = false,
  size = 20,
}: {
  path: string
  turns?: boolean
  size?: number | undefined
}) {
  useStyles(css)
  return (
    <svg className="icon" data-turn={turns} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** An icon of the modal itself. */
export const Icon = ({ name, size }: IconProps<IconName>) => (
  <Drawing path={paths[name]} turns={name === 'back' || name === 'forward'} size={size} />
)

/** A loading indicator. */
export function Spinner({ size = 18 }: { size?: number | undefined }) {
  useStyles(css)
  return (
    <svg className="icon spinner" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" opacity="0.2" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}
