// Written by `npm run docs` from docs/embedded-wallet.md, so that its examples compile.
import { grantPermissions } from 'portico/smart-session'

// In seconds since 1970.
export const start = Math.floor(Date.now() / 1000)
export const { context } = await grantPermissions({
  chainId: '0x1',
  expiry: start + 86_400,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x2386f26fc10000', start, period: 86_400 } },
  ],
})
