import { parse, record } from './schema.ts'

/** The part of a wallet's answer that is about a chain: an object has it by the chain's number in hexadecimal digits (EIP-5792). */
export function ofChain(answer: unknown, chain: string): unknown {
  const said = parse(record, answer)
  return said && Object.entries(said).find(([id]) => id.toLowerCase() === chain)?.[1]
}
