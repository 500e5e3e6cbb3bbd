const paths = {
  start: 'M4 3.5v9M12 3.8v8.4L6 8z',
  back: 'M11.5 3.8v8.4L5.2 8z',
  play: 'M5 3.2v9.6L12.5 8z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  step: 'M4.5 3.8v8.4L10.8 8z',
  end: 'M12 3.5v9M4 3.8v8.4L10 8z',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  file: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
} as const

/** Icons that follow the reading direction. */
const turning: ReadonlySet<string> = new Set<keyof typeof paths>(['start', 'back', 'play', 'step', 'end'])

/** A small stroke icon. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false" data-turns={turning.has(name)}>
    <path d={paths[name]} />
  </svg>
)
