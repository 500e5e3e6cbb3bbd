/** One line of the table in ARCHITECTURE. */
export interface Figure {
  name: string
  value: number | string
  aim: string
}
