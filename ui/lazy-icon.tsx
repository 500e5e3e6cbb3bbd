import { Drawing, Icon, type IconName, type IconProps } from './icon.tsx'

/** As the modal's own: 20 by 20, 1.5 strokes, round ends. */
const paths = {
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  plus: 'M10 4.5v11M4.5 10h11',
  copy: 'M7.5 7.5V5.3c0-1 .8-1.8 1.8-1.8h5.4c1 0 1.8.8 1.8 1.8v5.4c0 1-.8 1.8-1.8 1.8h-2.2M5.3 7.5h5.4c1 0 1.8.8 1.8 1.8v5.4c0 1-.8 1.8-1.8 1.8H5.3c-1 0-1.8-.8-1.8-1.8V9.3c0-1 .8-1.8 1.8-1.8Z',
  external: 'M8 5H6a2.5 2.5 0 0 0-2.5 2.5V14A2.5 2.5 0 0 0 6 16.5h6.5A2.5 2.5 0 0 0 15 14v-2M11.5 3.5h5v5m0-5-6.5 6.5',
  exit: 'M12 6V5.3c0-1-.8-1.8-1.8-1.8H5.8C4.8 3.5 4 4.3 4 5.3v9.4c0 1 .8 1.8 1.8 1.8h4.4c1 0 1.8-.8 1.8-1.8V14m-3.5-4h8m-2.7-2.7L16.5 10l-2.7 2.7',
  download: 'M10 3.5v9m-3.5-3.5 3.5 3.5L13.5 9M4 16.5h12',
  upload: 'M10 12.5v-9m-3.5 3.5 3.5-3.5L13.5 7M4 16.5h12',
  search: 'm16 16-3.3-3.3m1.8-4.2a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  coins: 'M12.5 7.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm-1.1 9.4a5 5 0 1 0 3-9.3M7.5 5.8v3.4',
  clock: 'M10 6v4l2.6 1.6M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  person: 'M10 10.2a3.4 3.4 0 1 0 0-6.7 3.4 3.4 0 0 0 0 6.7Zm-6.5 6.3c.6-2.6 3-4.2 6.5-4.2s5.9 1.6 6.5 4.2',
  info: 'M10 9.5V14m0-7.6v.1M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  network:
    'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Zm-14.6-2h14.2M2.9 12h14.2M10 2.5c2 2 3 4.5 3 7.5s-1 5.5-3 7.5c-2-2-3-4.5-3-7.5s1-5.5 3-7.5Z',
  key: 'M12.5 12a4.5 4.5 0 1 0-4.3-3.2L3 14v3h3v-2h2v-2h1.5l.7-.7c.7.5 1.5.7 2.3.7ZM13.5 6.5v.1',
  shield: 'm7.3 10 2 2 3.5-4M10 2.5l6 2.2v4.6c0 3.7-2.4 6.6-6 8.2-3.6-1.6-6-4.5-6-8.2V4.7l6-2.2Z',
  swap: 'M6.5 4v12m0 0-3-3m3 3 3-3m4 3V4m0 0-3 3m3-3 3 3',
  edit: 'm12.2 5.3 2.5 2.5M4 16l.7-3.2 8.7-8.7a1.8 1.8 0 0 1 2.5 2.5l-8.7 8.7L4 16Z',
  retry: 'M16.5 4v4h-4M16.3 8A6.8 6.8 0 1 0 16.8 11',
  wallet:
    'M15 6.5V5.3c0-1-.8-1.8-1.8-1.8H5.5A2.5 2.5 0 0 0 3 6v8.2c0 1.3 1 2.3 2.3 2.3h9.4c1.3 0 2.3-1 2.3-2.3V8.8c0-1.3-1-2.3-2.3-2.3H5.5M13.5 11.5v.1',
  warning:
    'M10 8v3m0 2.6v.1M8.7 3.6 2.6 14a1.5 1.5 0 0 0 1.3 2.3h12.2a1.5 1.5 0 0 0 1.3-2.3L11.3 3.6a1.5 1.5 0 0 0-2.6 0Z',
  offline:
    'm3 3 14 14M6.2 11.5a6 6 0 0 1 3-1.5M2.8 8.2A11 11 0 0 1 6 6.1m11.2 2.1A11 11 0 0 0 9.5 5.2m4.3 6.3a6 6 0 0 0-.8-.6M10 15.2v.1',
} as const

export type LazyIconName = keyof typeof paths | IconName

const turning: ReadonlySet<string> = new Set<keyof typeof paths>(['external', 'exit', 'retry'])

const isLazy = (name: LazyIconName): name is keyof typeof paths => name in paths

/** An icon of lazy views, or one of the modal's. */
export const LazyIcon = ({ name, size }: IconProps<LazyIconName>) =>
  isLazy(name) ? <Drawing path={paths[name]} turns={turning.has(name)} size={size} /> : <Icon name={name} size={size} />
