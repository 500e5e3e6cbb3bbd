import { useRef } from 'react'

/** A row of the list. */
export interface Row {
  id: string
  name: string
  icon?: string | undefined
  /** Asks the wallet, and then calls `done`. */
  choose?: (done: () => void) => void
}

/** A button, and a native dialog with the list of wallets: the minimum that connecting needs. */
export function WalletDialog({ rows }: { rows: readonly Row[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" data-testid="connect" onClick={() => dialog.current?.showModal()}>
        Connect Wallet
      </button>
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Connect a wallet</h2>
        <ul>
          {rows.map(({ id, name, icon, choose }) => (
            <li key={id}>
              <button type="button" onClick={() => choose?.(close)}>
                {icon ? <img src={icon} alt="" width="24" height="24" /> : null} {name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" data-testid="close" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  )
}
