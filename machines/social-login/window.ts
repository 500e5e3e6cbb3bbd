/** What becomes of a login in a window of its own. */
export type WindowFact =
  /** The browser did not allow it. */
  | { type: 'window.blocked' }
  /** The user has closed it. */
  | { type: 'window.closed' }
  /** The provider has answered, with an address that the embedded wallet understands. */
  | { type: 'window.answered'; uri: string }
  /** The answer has come from another origin than the embedded wallet's. */
  | { type: 'window.strange' }

/** What the window of a login is told: where to go. */
export type WindowCommand = { type: 'window.lead'; uri: string }
