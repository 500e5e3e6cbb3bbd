import { parse, record } from './schema.ts'

/** The part of a wallet's answer for one chain: the answer is keyed by chain id in hex (EIP-5792). */
export function ofChain(answer: unknown, chain: string): unknown {
  const said = parse(record, answer)
  return said && Object.entries(said).find(([id]) => id.toLowerCase() === chain)?.[1]
}
