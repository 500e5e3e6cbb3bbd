import type { ListedWallet } from '../../core/listed-wallet.ts'

type Links = Pick<ListedWallet, 'appStore' | 'playStore' | 'chromeStore' | 'homepage'>

/** Whether the wallet has any download link; others are not suggested. */
export const isToBeHad = ({ appStore, playStore, chromeStore, homepage }: Links): boolean =>
  [appStore, playStore, chromeStore, homepage].some((link) => link !== undefined)

/** The wallet's only download link, unless it has several, or a QR code for a phone. */
export function onlyLink({ appStore, playStore, chromeStore, homepage }: Links, mobile: boolean): string | undefined {
  const forPhones = [appStore, playStore].filter((link) => link !== undefined)
  if (!mobile && forPhones.length > 0) return undefined
  const links = [...forPhones, mobile ? undefined : chromeStore, homepage].filter((link) => link !== undefined)
  return links.length === 1 ? links[0] : undefined
}
