/**
 * Whether the modal is open. `opening`: its code is loading because the user or the dApp asked for it. `failed`: the
 * last load failed.
 */
export type ModalStatus = 'closed' | 'opening' | 'open' | 'failed'

/** An event of the modal: a request to open it, its result, or a change of the kit's chart. */
export type ModalStatusEvent = 'requested' | 'drawn' | 'failed' | 'kit.opened' | 'kit.closed'

const transitions: Readonly<Record<ModalStatus, Readonly<Partial<Record<ModalStatusEvent, ModalStatus>>>>> = {
  // A modal that fails to load is closed first. If the kit's chart had opened it, it was never `opening`.
  closed: { requested: 'opening', failed: 'failed', 'kit.opened': 'open' },
  // The kit's chart opens before its views are rendered, and may close again meanwhile.
  opening: { drawn: 'open', failed: 'failed' },
  open: { failed: 'failed', 'kit.closed': 'closed' },
  failed: { requested: 'opening', 'kit.opened': 'open' },
}

/** The next status. An event that a status does not handle leaves it unchanged. */
export const nextModalStatus = (status: ModalStatus, event: ModalStatusEvent): ModalStatus =>
  transitions[status][event] ?? status
