/** The height of a row and the gap below it, in pixels. */
export const ROW = 68
