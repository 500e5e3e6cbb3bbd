import type { Config } from 'wagmi'
import type { Connection } from '../../core/connector.ts'

/** What only a connector knows about its wallet, because wagmi's state can't hold it. */
export type Details = (chains: Config['chains']) => Partial<Connection> | undefined

/** The details of connectors, by their wagmi emitters; set by the connectors' lazy code. */
export const details = new WeakMap<object, Details>()
