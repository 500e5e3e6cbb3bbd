import type { ListedWallet } from '../../core/listed-wallet.ts'

type Links = Pick<ListedWallet, 'appStore' | 'playStore' | 'chromeStore' | 'homepage'>

/** There is a place where the wallet is to be had: one without is not offered. */
export const isToBeHad = ({ appStore, playStore, chromeStore, homepage }: Links): boolean =>
  [appStore, playStore, chromeStore, homepage].some((link) => link !== undefined)

/** The one place where a wallet is to be had, unless there are several, or a code for a phone. */
export function onlyLink({ appStore, playStore, chromeStore, homepage }: Links, mobile: boolean): string | undefined {
  const forPhones = [appStore, playStore].filter((link) => link !== undefined)
  if (!mobile && forPhones.length > 0) return undefined
  const links = [...forPhones, mobile ? undefined : chromeStore, homepage].filter((link) => link !== undefined)
  return links.length === 1 ? links[0] : undefined
}
