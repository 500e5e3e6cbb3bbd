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
  retry: 'M16.5 4v4h-4M16.3 8A6.8 6.8 0 1 0 16.8 11',
  wallet:
    'M15 6.5V5.3c0-1-.8-1.8-1.8-1.8H5.5A2.5 2.5 0 0 0 3 6v8.2c0 1.3 1 2.3 2.3 2.3h9.4c1.3 0 2.3-1 2.3-2.3V8.8c0-1.3-1-2.3-2.3-2.3H5.5M13.5 11.5v.1',
  warning:
    'M10 8v3m0 2.6v.1M8.7 3.6 2.6 14a1.5 1.5 0 0 0 1.3 2.3h12.2a1.5 1.5 0 0 0 1.3-2.3L11.3 3.6a1.5 1.5 0 0 0-2.6 0Z',
  offline:
    'm3 3 14 14M6.2 11.5a6 6 0 0 1 3-1.5M2.8 8.2A11 11 0 0 1 6 6.1m11.2 2.1A11 11 0 0 0 9.5 5.2m4.3 6.3a6 6 0 0 0-.8-.6M10 15.2v.1',
} as const

export type IconName = keyof typeof paths

/** Icons that point along the reading direction, and turn with it. */
const directional: ReadonlySet<string> = new Set<IconName | 'exit'>(['back', 'forward', 'external', 'exit', 'retry'])

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
