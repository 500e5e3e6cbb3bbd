import type { Listener, PageLink } from './inpage.ts'
import type { InpageConfig } from './protocol.ts'

/** An EIP-1193 provider, announced by EIP-6963. This function's source is sent to the page. */
export function inpageEvm(link: PageLink, { name, icon, copies, eip155 }: InpageConfig): void {
  if (!eip155) return
  const { rdns, legacy } = eip155

  const provider = {
    request(call: { method: string; params?: unknown }) {
      return typeof call?.method !== 'string' || call.method === ''
        ? Promise.reject(link.failure(-32600, 'A request must be an object with a method.'))
        : link.request(call.method, call.params)
    },
    on(event: string, listener: Listener) {
      link.wake()
      link.listen(event, listener)
      return provider
    },
    removeListener(event: string, listener: Listener) {
      link.mute(event, listener)
      return provider
    },
  }
  link.whenLost((reason) => link.emit('disconnect', reason))

  const details = Array.from({ length: copies }, () =>
    Object.freeze({ info: Object.freeze({ uuid: uuid(), name, rdns, icon }), provider }),
  )

  /** `crypto.randomUUID` is missing on pages served over plain http from another host. */
  function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  function announce() {
    for (const detail of details) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }

  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  if (legacy) Object.assign(window, { ethereum: provider })
}
