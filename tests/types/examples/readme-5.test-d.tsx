// Written by `npm run docs` from README.md, so that its examples compile.
import { PorticoError, type SwitchNetworkErrorType } from 'portico'

export const isRejected = (error: unknown) => error instanceof PorticoError && error.code === 'wallet.rejected'
await kit.switchNetwork(sepolia).catch((error: SwitchNetworkErrorType) => report(error.code, error.message))
