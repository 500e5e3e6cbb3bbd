import { expect, it } from 'vitest'
import { DefaultSIWX, type SIWXMessage, SIWXMessenger, type SIWXSession, SIWXVerifier } from './index.ts'

class OwnMessenger extends SIWXMessenger {
  protected readonly version = '7'
  protected stringify({ domain, nonce, accountAddress }: SIWXMessage.Data): string {
    return `${domain} knows ${accountAddress} by ${nonce}`
  }
}

class OwnVerifier extends SIWXVerifier {
  readonly chainNamespace = 'eip155'
  async verify({ message, signature }: SIWXSession): Promise<boolean> {
    return signature === `signed ${message}`
  }
}

it('messenger and verifier are classes to extend, with the API that AppKit’s users know [api-drop-in] [signin-messages]', async () => {
  const messenger = new OwnMessenger({ domain: 'dapp.test', uri: 'https://dapp.test', getNonce: () => 'abcd1234' })
  const siwx = new DefaultSIWX({ messenger, verifiers: [new OwnVerifier()] })
  const input: SIWXMessage.Input = { accountAddress: '0x1', chainId: 'eip155:1' }
  const made = await siwx.createMessage(input)
  expect(made.toString()).toBe('dapp.test knows 0x1 by abcd1234')
  expect(made).toMatchObject({ version: '7', accountAddress: '0x1', chainId: 'eip155:1' })
  const { toString: _, ...data } = made
  const session = { data, message: made.toString(), signature: `signed ${made}` }
  await siwx.addSession(session)
  expect(await siwx.getSessions('eip155:1', '0x1')).toHaveLength(1)
  await expect(siwx.addSession({ ...session, signature: 'forged' })).rejects.toMatchObject({ code: 'sign.invalid' })
})
