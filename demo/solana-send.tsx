import { useAppKit } from 'portico'

/** On Solana, the page leaves sending to Portico, whose form is the same on every chain. */
export default function SolanaSend() {
  const { open } = useAppKit()
  return (
    <button type="button" className="way-in" data-testid="send-in-modal" onClick={() => open({ view: 'WalletSend' })}>
      Send with Portico
    </button>
  )
}
