/** What is asked of a link to know whether it has a session. */
interface Remembering {
  universalProvider?: unknown
  prefix?: string
}

const keyOf = ({ prefix = '' }: Remembering): string => `portico.walletconnect.1${prefix && `.${prefix}`}`

/**
 * Whether a session stood when the page was left, and the EVM chain that it was used on: the client itself is not loaded to
 * find that out. Storage may be absent, forbidden or full: there is no session then.
 */
export function readMemory(link: Remembering): string | null {
  try {
    return window.localStorage.getItem(keyOf(link))
  } catch {
    return null
  }
}

/** `null` forgets. */
export function writeMemory(link: Remembering, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(keyOf(link))
    else window.localStorage.setItem(keyOf(link), text)
  } catch {
    // The session works, it is only not found again by itself.
  }
}

export const isRemembered = (link: Remembering): boolean =>
  readMemory(link) !== null || hasSession(link.universalProvider)

const hasSession = (client: unknown): boolean =>
  typeof client === 'object' && client !== null && 'session' in client && client.session !== undefined
