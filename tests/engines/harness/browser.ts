/** A key that is not a letter, by its name in UI Events. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowDown'

/** A browser window: what every engine supports. */
export interface Tab {
  open(url: string): Promise<void>
  /** Runs a function in the page. Its source text is sent, so it uses nothing from outside itself. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Presses and releases the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Scrolls the wheel at a point of the window, by this many pixels towards the end of the content. */
  scroll(x: number, y: number, distance: number): Promise<void>
  /** A screenshot of the window: a PNG in base64. */
  picture(): Promise<string>
}

/** A running browser whose windows all belong to one user. */
export interface Browser {
  version: string
  /** The window of a new user. */
  tab(): Promise<Tab>
  /** The window that is open at a URL, if any. */
  windowAt(url: string): Promise<Tab | undefined>
  close(): Promise<void>
}

/** The size of a page, in CSS pixels. */
export const viewport = { width: 1000, height: 760 }
