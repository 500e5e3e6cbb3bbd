import { renderSVG } from 'uqr'

/** A code that a camera reads. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(value))}`
  return <img src={address} alt={label} width={220} height={220} data-testid="wui-qr-code" />
}
