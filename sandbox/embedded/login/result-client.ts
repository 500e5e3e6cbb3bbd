/** The configuration of the last page of a social login. */
export interface ResultConfig {
  /** The dApp. */
  origin: string
  messages: unknown[]
  /** The dApp's page, if the login replaced it in its own window. */
  back: string | undefined
}

/** The script of that page. It is sent as this function's source, so it uses nothing from outside itself. */
export function resultClient({ origin, messages, back }: ResultConfig): void {
  for (const message of messages) window.opener?.postMessage(message, origin)
  if (back !== undefined) location.replace(back)
}

/** The script of a page of another origin that posts the same message. */
export function toldClient(): void {
  const { origin, messages } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  for (const message of messages) window.opener?.postMessage(message, origin)
}
