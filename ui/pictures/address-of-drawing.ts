/** Drawings by name: the content of an SVG of 24 by 24. */
export type Drawings = readonly (readonly [name: RegExp, drawing: string])[]

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">'

/** The drawing of a name, as an image URL; undefined if there is none. */
export function addressOfDrawing(name: string, drawings: Drawings): string | undefined {
  const drawing = drawings.find(([pattern]) => pattern.test(name))?.[1]
  return drawing && `data:image/svg+xml,${encodeURIComponent(`${start}${drawing}</svg>`)}`
}
