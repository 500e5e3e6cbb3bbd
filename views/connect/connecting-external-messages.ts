/** While a wallet is asked nothing is said but what all flows say of that. */
export { connectingMessages as connectingExternalMessages } from '../../locales/status.ts'
