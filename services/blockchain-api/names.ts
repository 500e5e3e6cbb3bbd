import * as z from 'zod/mini'
import { withoutSuffix } from '../../core/account-name.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, lenient, listOf, made, orElse, parse, record, text } from '../../core/schema.ts'
import { type SharedOptions, shared } from '../shared.ts'
import type { AccountOn } from './account.ts'
import type { AskApi } from './call.ts'
import { isSameAddress, name } from './fields.ts'
import type { WhereSupported } from './supported.ts'

/** The maximum number of names, and of addresses per name. */
const most = 100

/** A name and its owner's addresses. */
export interface NameRecord {
  name?: string
  /** An address per coin type (SLIP-44; ENSIP-11 for EVM chains). Without any, the name is available. */
  addresses: readonly { coinType: number; address: string }[]
  avatar?: string
}

/** A name that is available or taken. */
export interface NameSuggestion {
  name: string
  isRegistered: boolean
}

export interface NameCalls {
  /** The owner of a name; never cached. */
  lookUpName(asked: { name: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<NameRecord>
  /** The names of an address. */
  namesOf(asked: AccountOn & { sender?: string }, signal: AbortSignal): Promise<readonly NameRecord[]>
  /** The account has a new name [names-known]. */
  forgetNames(account: AccountOn): void
  suggestNames(
    asked: { name: string; caipNetworkId: CaipNetworkId },
    signal: AbortSignal,
  ): Promise<readonly NameSuggestion[]>
  /** Whether the API has accepted the registration; rejects with `api.refused` and its reason otherwise. */
  registerName(
    asked: { coinType: number; address: string; message: string; signature: string; caipNetworkId: CaipNetworkId },
    signal: AbortSignal,
  ): Promise<boolean>
}

/** Any JSON value, whose content is ignored. Anything else may come from a proxy, or a network's login page. */
const told = made(z.unknown().check(z.refine((said) => said !== undefined)), () => true)

const entry = z.object({ address: text(128) })

/** The addresses of a name by coin type. */
const addresses = made(record, (said: object) =>
  Object.entries(said)
    .slice(0, most)
    .flatMap(([coin, each]) => {
      const address = parse(entry, each)?.address
      return address && /^\d{1,10}$/.test(coin) ? [{ coinType: Number(coin), address }] : []
    }),
)

const profile = z.object({
  name: lenient(name),
  addresses: orElse(addresses, []),
  attributes: lenient(listOf(z.object({ avatar: lenient(icon) }), 1)),
})

const suggestions = z.object({ suggestions: listOf(z.object({ name, registered: flag }), most) })

const toRecord = ({ name, addresses, attributes = [] }: z.output<typeof profile>): NameRecord =>
  defined({ name, addresses, avatar: attributes[0]?.avatar })

/** Whether a record is for the requested name, with either suffix; addresses of another name are not used. */
const isAbout = (found: NameRecord, asked: string): boolean => {
  // Both are sanitized, because long names are truncated.
  const shown = parse(name, asked)
  return (
    found.name === undefined ||
    shown === undefined ||
    withoutSuffix(found.name.toLowerCase()) === withoutSuffix(shown.toLowerCase())
  )
}

const noRecord: NameRecord = { addresses: [] }

export function nameCalls(ask: AskApi, where: WhereSupported, clock: Pick<SharedOptions, 'now'>): NameCalls {
  const records = shared<readonly NameRecord[]>({ ...clock, life: lazyConstants.nameCacheLife })
  const apiVersion = '2'

  return {
    lookUpName: ({ name, caipNetworkId }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => noRecord,
        async () => {
          const path = `/v1/profile/account/${encodeURIComponent(name)}`
          try {
            const found = toRecord(await ask({ path, query: { apiVersion } }, profile, signal))
            if (!isAbout(found, name)) throw new PorticoError('rpc.malformed')
            return found
          } catch (cause) {
            if (cause instanceof PorticoError && cause.params?.status === 404) return noRecord
            throw cause
          }
        },
      ),

    namesOf: ({ address, caipNetworkId, sender }, signal) => {
      const read = async (within: AbortSignal) => {
        const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
        const said = await ask({ path, query: { sender, apiVersion } }, listOf(profile, most), within)
        const isOwn = (each: NameRecord) =>
          each.addresses.some((own) => isSameAddress(caipNetworkId, own.address, address))
        return said.map(toRecord).filter(isOwn)
      }
      return where(
        caipNetworkId,
        signal,
        () => [],
        () => records(`${caipNetworkId}:${address}`, signal, read),
      )
    },

    forgetNames: ({ address, caipNetworkId }) => records.forget(`${caipNetworkId}:${address}`),

    suggestNames: ({ name, caipNetworkId }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => [],
        async () => {
          const path = `/v1/profile/suggestions/${encodeURIComponent(name)}`
          const said = await ask({ path, query: { zone: 'reown.id' } }, suggestions, signal)
          return said.suggestions.map(({ name, registered }) => ({ name, isRegistered: registered }))
        },
      ),

    registerName: ({ coinType, address, message, signature, caipNetworkId }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => false,
        () => {
          const body = { coin_type: coinType, address, message, signature }
          return ask({ path: '/v1/profile/account', body, changes: true }, told, signal)
        },
      ),
  }
}
