import css from './icon.css?inline'
import { useStyles } from './styles.tsx'

/** 20 by 20, 1.5 strokes, round ends. */
const paths = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  forward: 'M7.5 4.5 13 10l-5.5 5.5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  help: 'M7.6 7.6a2.4 2.4 0 1 1 3.7 2c-.8.6-1.3 1-1.3 2m0 2.4v.1M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  external: 'M8 5H6a2.5 2.5 0 0 0-2.5 2.5V14A2.5 2.5 0 0 0 6 16.5h6.5A2.5 2.5 0 0 0 15 14v-2M11.5 3.5h5v5m0-5-6.5 6.5',
} as const

export type IconName = keyof typeof paths

/** Icons that point along the reading direction, and turn with it. */
const directional: ReadonlySet<string> = new Set<IconName | 'exit' | 'retry'>([
  'back',
  'forward',
  'external',
  'exit',
  'retry',
])

export interface IconProps<Name> {
  name: Name
  size?: number | undefined
}

/** A stroke icon in the text's colour, by its path. It never speaks: its control has the words. */
export function Drawing({ name, path, size = 20 }: IconProps<string> & { path: string }) {
  useStyles(css)
  return (
    <svg
      className="icon"
      data-turn={directional.has(name)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** An icon of the modal itself. */
export const Icon = (props: IconProps<IconName>) => <Drawing {...props} path={paths[props.name]} />

/** Something is on its way. */
export function Spinner({ size = 18 }: { size?: number | undefined }) {
  useStyles(css)
  return (
    <svg className="icon spinner" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" opacity="0.2" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}
