import type { SiwxMessage } from '../frame/messages.ts'

/** The differences between namespaces. */
const KINDS = [
  { prefix: 'eip155:', account: 'Ethereum', chain: (id: string) => id.slice('eip155:'.length) },
  { prefix: 'solana:', account: 'Solana', chain: (id: string) => id },
]

/**
 * The text that a login signs (CAIP-122). It is built from the fields, never taken from the dApp, and names the user's
 * own address and the dApp that the browser reports.
 */
export function signInMessage(asked: SiwxMessage, address: string, chainId: string, origin: string): string {
  if (asked.domain !== new URL(origin).host) throw new Error(`The message is for ${asked.domain}, not for this site.`)
  const { serializedMessage: _, ...fields } = asked
  if (
    Object.values(fields)
      .flat()
      .some((field) => /[\r\n]/.test(field ?? ''))
  )
    throw new Error('The message has more lines than it should.')
  const kind = KINDS.find(({ prefix }) => chainId.startsWith(prefix))
  if (!kind) throw new Error(`There is no signing in on ${chainId}.`)
  const tail = [
    ['URI', asked.uri],
    ['Version', asked.version],
    ['Chain ID', kind.chain(chainId)],
    ['Nonce', asked.nonce],
    ['Issued At', asked.issuedAt ?? new Date().toISOString()],
    ['Expiration Time', asked.expirationTime],
    ['Not Before', asked.notBefore],
    ['Request ID', asked.requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return [
    `${asked.domain} wants you to sign in with your ${kind.account} account:`,
    address,
    '',
    ...(asked.statement ? [asked.statement] : []),
    '',
    ...tail,
    ...(asked.resources ? ['Resources:', ...asked.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
