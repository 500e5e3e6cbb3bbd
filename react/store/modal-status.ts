/**
 * Whether the modal is open: `opening` while its code is loaded because the user or the dApp asked for it, `failed` when
 * that code could not be loaded at the last try.
 */
export type ModalStatus = 'closed' | 'opening' | 'open' | 'failed'

/** What happens to the modal: a request to open it and what becomes of that, and what the kit's chart says. */
export type ModalStatusEvent = 'requested' | 'drawn' | 'failed' | 'kit.opened' | 'kit.closed'

const transitions: Readonly<Record<ModalStatus, Readonly<Partial<Record<ModalStatusEvent, ModalStatus>>>>> = {
  closed: { requested: 'opening', failed: 'failed', 'kit.opened': 'open' },
  // The kit's chart opens before its views are drawn, and may be closed again meanwhile.
  opening: { drawn: 'open', failed: 'failed' },
  open: { failed: 'failed', 'kit.closed': 'closed' },
  failed: { requested: 'opening', 'kit.opened': 'open' },
}

/** The status after an event; an event that means nothing in a status leaves it as it is. */
export const nextModalStatus = (status: ModalStatus, event: ModalStatusEvent): ModalStatus =>
  transitions[status][event] ?? status
