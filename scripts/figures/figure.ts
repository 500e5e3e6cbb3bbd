/** A line of the table in ARCHITECTURE. */
export interface Figure {
  name: string
  value: number | string
  aim: string
}

/** The command that measures a figure. */
export type MeasuredBy = 'npm run size' | 'npm run build' | 'npm test'

/** A figure that depends on a build, a browser or a machine. */
export interface MeasuredFigure extends Figure {
  by: MeasuredBy
}
