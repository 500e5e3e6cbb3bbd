import { PorticoError } from '../../core/errors.ts'

const advice =
  'RainbowKitProvider needs a config whose networks and wallets the modal can follow, which wagmi’s own createConfig does not make: import createConfig from portico/rainbowkit, or use getDefaultConfig.'

/** The error for a config that wagmi's own `createConfig` created; its cause gives advice. */
export const foreignConfig = () => new PorticoError('adapter.notFound', undefined, { cause: new Error(advice) })
