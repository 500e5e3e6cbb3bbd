/** Wallets that scan the code, or whose app opens by a link. Their ids in the directory are not known here. */
import { appWallet, type NamedWallet, wallet } from './named-wallet.ts'

/** Any wallet that can scan a code. */
export const walletConnectWallet: NamedWallet = wallet('walletConnect', 'WalletConnect')

export const bitverseWallet: NamedWallet = appWallet('bitverse', 'Bitverse Wallet', {
  link: 'bitverseapp://open/wallet/',
})
export const bloomWallet: NamedWallet = appWallet('bloom', 'Bloom Wallet', { link: 'bloom://wallet-connect/' })
export const clvWallet: NamedWallet = appWallet('clv', 'CLV')
export const gateWallet: NamedWallet = appWallet('gate', 'Gate Wallet', {
  link: 'gtweb3wallet://',
  rdns: 'io.gate.wallet',
})
export const kaiaWallet: NamedWallet = appWallet('kaia', 'Kaia Wallet')
export const kaikasWallet: NamedWallet = appWallet('kaikas', 'Kaikas Wallet')
export const kresusWallet: NamedWallet = appWallet('kresus-wallet', 'Kresus Wallet', { link: 'com.kresus.superapp://' })
export const mecoWallet: NamedWallet = appWallet('meco', 'MeCo Wallet', {
  link: 'mecowallet://',
  rdns: 'com.meco.wallet',
})
export const mewWallet: NamedWallet = appWallet('mew', 'MEW wallet', { link: 'https://mewwallet.com/' })
export const novaWallet: NamedWallet = appWallet('nova', 'Nova Wallet', {
  link: 'novawallet://',
  rdns: 'io.novawallet',
})
export const oktoWallet: NamedWallet = appWallet('Okto', 'Okto', { link: 'okto://' })
export const omniWallet: NamedWallet = appWallet('omni', 'Omni', { link: 'omni://' })
export const paraSwapWallet: NamedWallet = appWallet('paraswap', 'ParaSwap Wallet', { link: 'paraswap://' })
export const universalProfilesWallet: NamedWallet = appWallet('universal-profiles', 'Universal Profiles', {
  rdns: 'io.universaleverything.universalprofiles',
})
export const valoraWallet: NamedWallet = appWallet('valora', 'Valora', { link: 'celo://wallet/' })
export const zealWallet: NamedWallet = appWallet('zeal', 'Zeal', { link: 'zeal://', rdns: 'app.zeal' })
export const zilPayWallet: NamedWallet = appWallet('zilpay', 'ZilPay', { link: 'zilpay://', rdns: 'io.zilpay' })
