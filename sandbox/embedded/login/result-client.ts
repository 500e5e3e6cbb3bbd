/** What the last page of a social login is told. */
export interface ResultConfig {
  /** The dApp. */
  origin: string
  messages: unknown[]
  /** The dApp's page, where the login is in its own window. */
  back: string | undefined
}

/** The script of that page. Sent as the text of this function, so it uses nothing from outside itself. */
export function resultClient({ origin, messages, back }: ResultConfig): void {
  for (const message of messages) window.opener?.postMessage(message, origin)
  if (back !== undefined) location.replace(back)
}

/** The script of a page of another origin that says the same. */
export function toldClient(): void {
  const { origin, messages } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  for (const message of messages) window.opener?.postMessage(message, origin)
}
