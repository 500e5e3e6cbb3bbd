/** The events of a login popup. */
export type WindowFact =
  /** The browser blocked it. */
  | { type: 'window.blocked' }
  /** The user has closed it. */
  | { type: 'window.closed' }
  /** The provider has answered with a URL that the embedded wallet can read. */
  | { type: 'window.answered'; uri: string }
  /** The answer has another origin than the embedded wallet's. */
  | { type: 'window.strange' }

/** The command to a login popup: the URL to open. */
export type WindowCommand = { type: 'window.lead'; uri: string }
