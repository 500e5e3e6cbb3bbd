/** What is drawn of names: what is inside an SVG of 24 by 24. */
export type Drawings = readonly (readonly [name: RegExp, drawing: string])[]

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">'

/** The drawing of a name, as the address of an image; undefined where there is none. */
export function addressOfDrawing(name: string, drawings: Drawings): string | undefined {
  const drawing = drawings.find(([pattern]) => pattern.test(name))?.[1]
  return drawing && `data:image/svg+xml,${encodeURIComponent(`${start}${drawing}</svg>`)}`
}
