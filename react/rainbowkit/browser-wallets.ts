/** Wallets that are browser extensions: listed if they are installed. */
import { type NamedWallet, wallet } from './named-wallet.ts'

export const berasigWallet: NamedWallet = wallet('berasig', 'BeraSig', { rdns: 'app.berasig' })
export const bitskiWallet: NamedWallet = wallet('bitski', 'Bitski')
export const compassWallet: NamedWallet = wallet('compass', 'Compass Wallet', { rdns: 'io.leapwallet.CompassWallet' })
export const dawnWallet: NamedWallet = wallet('dawn', 'Dawn')
export const desigWallet: NamedWallet = wallet('desig', 'Desig Wallet')
export const enkryptWallet: NamedWallet = wallet('enkrypt', 'Enkrypt Wallet', { rdns: 'com.enkrypt' })
export const frameWallet: NamedWallet = wallet('frame', 'Frame', { rdns: 'sh.frame' })
/** The wallet in `window.ethereum`. */
export const injectedWallet: NamedWallet = wallet('injected', 'Browser Wallet')
export const portoWallet: NamedWallet = wallet('porto', 'Porto', { rdns: 'xyz.ithaca.porto' })
export const ramperWallet: NamedWallet = wallet('ramper', 'Ramper Wallet')
export const safeheronWallet: NamedWallet = wallet('safeheron', 'Safeheron')
export const seifWallet: NamedWallet = wallet('seif', 'Seif', { rdns: 'com.passkeywallet.seif' })
export const tahoWallet: NamedWallet = wallet('taho', 'Taho')
export const talismanWallet: NamedWallet = wallet('talisman', 'Talisman', { rdns: 'xyz.talisman' })
export const tokenaryWallet: NamedWallet = wallet('tokenary', 'Tokenary')
export const wigwamWallet: NamedWallet = wallet('wigwam', 'Wigwam', { rdns: 'com.wigwam.wallet' })
