import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { PorticoError } from '../../core/errors.ts'
import { listOf } from '../../core/schema.ts'
import { shared } from '../shared.ts'
import type { AskApi } from './call.ts'

const answer = z.object({ http: listOf(caipNetworkId, 1_000) })

/** The networks of the API. */
export interface Supported {
  /** The networks that it serves, requested once [assets-supported]. */
  supportedNetworks(signal: AbortSignal): Promise<readonly CaipNetworkId[]>
  /** Whether it serves a network; false if that is unknown. @throws `request.aborted`. */
  isSupported(id: CaipNetworkId, signal: AbortSignal): Promise<boolean>
}

/** Runs a request on a network that the API serves; on any other, resolves with `otherwise` [assets-unsupported]. */
export type WhereSupported = <T>(
  id: CaipNetworkId,
  signal: AbortSignal,
  otherwise: () => T,
  work: () => Promise<T>,
) => Promise<T>

export const whereSupported =
  ({ isSupported }: Supported): WhereSupported =>
  async (id, signal, otherwise, work) =>
    (await isSupported(id, signal)) ? work() : otherwise()

/** Likewise, where it would be wrong to assume the network unsupported. @throws also if that can't be found out. */
export const whereKnown =
  ({ supportedNetworks }: Supported): WhereSupported =>
  async (id, signal, otherwise, work) =>
    (await supportedNetworks(signal)).includes(id) ? work() : otherwise()

export function supportedBy(ask: AskApi): Supported {
  const networks = shared<readonly CaipNetworkId[]>()
  const supportedNetworks = (signal: AbortSignal) =>
    networks('', signal, async (within) => (await ask({ path: '/v1/supported-chains' }, answer, within)).http)
  return {
    supportedNetworks,
    isSupported: async (id, signal) => {
      try {
        return (await supportedNetworks(signal)).includes(id)
      } catch (cause) {
        if (signal.aborted) throw new PorticoError('request.aborted', undefined, { cause })
        return false
      }
    },
  }
}
