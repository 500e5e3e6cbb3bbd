import type { Config } from 'wagmi'
import type { Connection } from '../../core/connector.ts'

/** What only a connector knows of its wallet: what wagmi's own state has no place for. */
export type Details = (chains: Config['chains']) => Partial<Connection> | undefined

/** The details of connectors, by what wagmi hears each of them through; told by the code that a connector loads late. */
export const details = new WeakMap<object, Details>()
