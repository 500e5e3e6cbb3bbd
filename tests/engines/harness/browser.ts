/** A key that is no letter, by its name in UI Events. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowDown'

/** A window of a browser: what all engines can be asked for. */
export interface Tab {
  open(url: string): Promise<void>
  /** Runs a function in the page. Its text is sent, so it uses nothing from outside itself. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Presses and releases the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Turns the wheel at a point of the window, so many pixels towards the end of what is there. */
  scroll(x: number, y: number, distance: number): Promise<void>
  /** What the window shows: a PNG in base64. */
  picture(): Promise<string>
}

/** A running browser, of which one user has all windows. */
export interface Browser {
  version: string
  /** The window of a user who begins. */
  tab(): Promise<Tab>
  /** The window that is open at an address, if any. */
  windowAt(url: string): Promise<Tab | undefined>
  close(): Promise<void>
}

/** How large a page is, in CSS pixels. */
export const viewport = { width: 1000, height: 760 }
