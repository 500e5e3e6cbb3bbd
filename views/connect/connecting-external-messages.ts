/** While a wallet is asked, only the common messages are needed. */
export { connectingMessages as connectingExternalMessages } from '../../locales/status.ts'
