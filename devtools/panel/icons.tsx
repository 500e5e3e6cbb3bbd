const paths = {
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  bottom: 'M2.5 3h11v10h-11zM2.5 9.5h11',
  side: 'M2.5 3h11v10h-11zM9.5 3v10',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9M10.5 10.5l3 3',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.2v9.6L12.5 8z',
  clear: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M4.2 4.2l7.6 7.6',
  down: 'M4 6.5L8 10.5L12 6.5',
  right: 'M6.5 4L10.5 8L6.5 12',
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H6M3 6l3-3M3 6l3 3',
  reset: 'M12.5 5.5A5.3 5.3 0 1 0 13.3 8M12.8 2.5v3.2H9.6',
  edit: 'M10.5 3l2.5 2.5L5.8 12.7L2.8 13.2L3.3 10.2z',
  chart: 'M2.5 3.5h4v3h-4zM9.5 9.5h4v3h-4zM4.5 6.5v4.5h5',
  port: 'M6 2.5v3.5M10 2.5v3.5M4 6h8v2.5a4 4 0 0 1-8 0zM8 12.5v1.5',
} as const

export type IconName = keyof typeof paths

/** A small stroke icon. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
