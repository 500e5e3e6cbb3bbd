import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, it, vi } from 'vitest'
import { accounts } from '../../sandbox/index.ts'
import {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  mapToSIWX,
  type SIWEConfig,
  type SIWESession,
  verifySignature,
} from '../index.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const one = 'eip155:1'

function setUp(options: Partial<SIWEConfig> = {}) {
  let session: SIWESession | null = null
  const signOut = vi.fn(async () => {
    session = null
    return true
  })
  const [onSignIn, onSignOut] = [vi.fn(), vi.fn()]
  const client = createSIWEConfig({
    getNonce: async () => 'abcd1234',
    getMessageParams: async () => ({
      domain: 'dapp.example',
      uri: 'https://dapp.example',
      chains: [1],
      statement: 'Ça va – “signed”?',
      iat: '2030-01-01T00:00:00.000Z',
    }),
    createMessage: ({ address: did, ...args }) => formatMessage(args, did),
    verifyMessage: async ({ message }) => {
      session = { address: getAddressFromMessage(message), chainId: Number(getChainIdFromMessage(message).slice(7)) }
      return true
    },
    getSession: async () => session,
    signOut,
    onSignIn,
    onSignOut,
    ...options,
  })
  return { siwx: mapToSIWX(client), signOut, onSignIn, onSignOut }
}

const text = `dapp.example wants you to sign in with your Ethereum account:
${address}

Ça va – “signed”?

URI: https://dapp.example
Version: 1
Chain ID: 1
Nonce: abcd1234
Issued At: 2030-01-01T00:00:00.000Z`

const signed = async (
  { siwx }: Pick<ReturnType<typeof setUp>, 'siwx'>,
  chainId: 'eip155:1' | 'solana:sandbox' = one,
) => {
  const made = await siwx.createMessage({ accountAddress: address, chainId })
  const { toString: _, ...data } = made
  return { data, message: made.toString(), signature: '0x12' }
}

describe('a former SIWE configuration, as a current one [signin-legacy]', () => {
  it('builds its own message', async () => {
    expect((await signed(setUp())).message).toBe(text)
  })

  it('signs in, reports it, and knows the session', async () => {
    const world = setUp()
    const session = await signed(world)
    await world.siwx.addSession(session)
    expect(world.onSignIn.mock.calls).toEqual([[{ address, chainId: 1 }]])
    expect(await world.siwx.getSessions(one, address.toLowerCase())).toEqual([session])
    await world.siwx.setSessions([])
    expect(await world.siwx.getSessions(one, address)).toEqual([])
    expect(world.onSignOut).toHaveBeenCalledTimes(1)
  })

  it('knows a session from before a reload', async () => {
    const { siwx } = setUp({ getSession: async () => ({ address: address.toLowerCase(), chainId: 1 }) })
    expect((await siwx.getSessions(one, address)).map(({ data }) => [data.accountAddress, data.chainId])).toEqual([
      [address.toLowerCase(), one],
    ])
  })

  describe('a session ends', () => {
    const two = 'eip155:2'
    const world = (options: Partial<SIWEConfig> = {}, held: SIWESession = { address, chainId: 2 }) => {
      let session: SIWESession | null = held
      const getSession = vi.fn(async () => session)
      const signOut = vi.fn(async () => {
        if (!session) throw new Error('Not signed in')
        session = null
        return true
      })
      return { ...setUp({ getSession, signOut, ...options }), getSession, signOut }
    }

    it.each([
      ['another account', two, accounts[0]?.address ?? ''],
      ['another chain', one, address],
      ['another namespace', 'solana:sandbox', address],
    ] as const)('not where %s is meant', async (_, chainId, whom) => {
      const { siwx, signOut, onSignOut } = world()
      await siwx.revokeSession(chainId, whom)
      expect(signOut).not.toHaveBeenCalled()
      expect(onSignOut).not.toHaveBeenCalled()
      expect(await siwx.getSessions(two, address)).toHaveLength(1)
    })

    it('by its chain’s number, of any type', async () => {
      const { siwx, signOut } = world({}, JSON.parse(`{ "address": "${address}", "chainId": "2" }`))
      await siwx.revokeSession(two, address)
      expect(signOut).toHaveBeenCalledTimes(1)
    })

    it('by its account, in any spelling, and its chain', async () => {
      const { siwx, signOut, onSignOut } = world()
      await siwx.revokeSession(two, address.toLowerCase())
      expect([signOut.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1])
      expect(await siwx.getSessions(two, address)).toEqual([])
    })

    it.each([
      [
        'one after the other',
        async (each: (() => Promise<void>)[]) => {
          for (const end of each) await end()
        },
      ],
      ['all at once', async (each: (() => Promise<void>)[]) => void (await Promise.all(each.map((end) => end())))],
    ])('with one request and one sign-out if an account is on several chains, %s', async (_, run) => {
      const { siwx, getSession, signOut, onSignOut } = world()
      const chains = [one, two, two, 'eip155:3'] as const
      await run(chains.map((chainId) => () => siwx.revokeSession(chainId, address)))
      expect([getSession, signOut, onSignOut].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    })

    it('even if another was found a moment before that one was added', async () => {
      let session: SIWESession | null = { address, chainId: 2 }
      const getSession = async () => session
      const { siwx, signOut } = setUp({
        getSession,
        verifyMessage: async () => {
          session = { address, chainId: 1 }
          return true
        },
      })
      await siwx.revokeSession(one, address)
      expect(signOut).not.toHaveBeenCalled()
      await siwx.addSession(await signed({ siwx }))
      await siwx.revokeSession(one, address)
      expect(signOut).toHaveBeenCalledTimes(1)
    })

    it('and is requested again if the server did not answer', async () => {
      const answers = [Promise.reject(new Error('no')), Promise.resolve({ address, chainId: 2 })]
      const { siwx, signOut } = world({ getSession: () => answers.shift() ?? Promise.resolve(null) })
      await expect(siwx.revokeSession(two, address)).rejects.toThrow('no')
      await siwx.revokeSession(two, address)
      expect(signOut).toHaveBeenCalledTimes(1)
    })

    it('only if the server says so', async () => {
      const { siwx, onSignOut } = world({ signOut: async () => false })
      await expect(siwx.revokeSession(two, address)).rejects.toMatchObject({ code: 'sign.server' })
      await expect(siwx.setSessions([])).rejects.toMatchObject({ code: 'sign.server' })
      expect(onSignOut).not.toHaveBeenCalled()
    })
  })

  it.each([
    ['signOutOnAccountChange', one, accounts[0]?.address ?? ''],
    ['signOutOnNetworkChange', 'eip155:2', address],
  ] as const)('%s', async (option, chainId, whom) => {
    const strict = setUp()
    await strict.siwx.addSession(await signed(strict))
    expect(await strict.siwx.getSessions(chainId, whom)).toEqual([])
    expect(strict.signOut).toHaveBeenCalledTimes(1)

    const lax = setUp({ [option]: false })
    const session = await signed(lax)
    await lax.siwx.addSession(session)
    expect(await lax.siwx.getSessions(chainId, whom)).toEqual([session])
    expect(lax.signOut).not.toHaveBeenCalled()
  })

  it.each([
    ['a verification that says no', { verifyMessage: async () => false }, 'Failed to verify message'],
    [
      'a verification that fails at once',
      {
        verifyMessage: () => {
          throw new Error('no')
        },
      },
      'Error verifying SIWE signature',
    ],
    [
      'a verification that fails',
      { verifyMessage: () => Promise.reject(new Error('no')) },
      'Error verifying SIWE signature',
    ],
  ])('%s', async (_, options, sentence) => {
    const world = setUp(options)
    await expect(world.siwx.addSession(await signed(world))).rejects.toThrow(sentence)
    expect(world.onSignIn).not.toHaveBeenCalled()
  })

  it('reports what its functions do not return', async () => {
    const making = (options: Partial<SIWEConfig>) =>
      setUp(options).siwx.createMessage({ accountAddress: address, chainId: one })
    await expect(making({ getNonce: async () => '' })).rejects.toThrow(
      'siweControllerClient:getNonce - nonce is undefined',
    )
    await expect(making({ createMessage: async () => '' })).rejects.toThrow(
      'siweControllerClient:createMessage - message is undefined',
    )
    const reading = (session: SIWESession) => setUp({ getSession: async () => session }).siwx.getSessions(one, address)
    await expect(reading({ address: '', chainId: 1 })).rejects.toThrow('SIWE session is missing address')
    await expect(reading({ address, chainId: 0 })).rejects.toThrow('SIWE session is missing chainId')
    const bare = createSIWEConfig({
      getNonce: async () => 'abcd1234',
      createMessage: () => text,
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => true,
    })
    await expect(mapToSIWX(bare).createMessage({ accountAddress: address, chainId: one })).rejects.toThrow(
      'Failed to get message params!',
    )
  })

  it('is used on EVM networks only, and nowhere once it is disabled', () => {
    expect([one, 'solana:sandbox'].map((id) => setUp().siwx.covers?.(id as typeof one))).toEqual([true, false])
    expect(setUp({ enabled: false }).siwx.covers?.(one)).toBe(false)
  })

  it('is required, and signs out on disconnect, unless configured otherwise', () => {
    const [usual, lax] = [setUp().siwx, setUp({ required: false, signOutOnDisconnect: false }).siwx]
    expect([usual.getRequired?.(), usual.signOutOnDisconnect]).toEqual([true, true])
    expect([lax.getRequired?.(), lax.signOutOnDisconnect]).toEqual([false, false])
  })
})

describe('the former helpers', () => {
  const args = {
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    chainId: 5,
    nonce: 'abcd1234',
    version: '1',
  } as const
  const whole = {
    ...args,
    statement: 'Hello',
    iat: '2030-01-01T00:00:00.000Z',
    exp: '2031-01-01T00:00:00.000Z',
    nbf: '2030-01-01T00:00:00.000Z',
    requestId: 'one',
    resources: ['ipfs://a'],
  }

  it('write what viem reads', () => {
    expect(parseSiweMessage(formatMessage(whole, `did:pkh:eip155:10:${address}`))).toEqual({
      address,
      domain: args.domain,
      uri: args.uri,
      version: '1',
      chainId: 10,
      nonce: args.nonce,
      statement: 'Hello',
      issuedAt: new Date(whole.iat),
      expirationTime: new Date(whole.exp),
      notBefore: new Date(whole.nbf),
      requestId: 'one',
      resources: ['ipfs://a'],
    })
    expect(parseSiweMessage(formatMessage(whole, address))).toMatchObject({ address, chainId: 5 })
  })

  it.each(['statement', 'domain', 'uri', 'requestId'])('reject a line break in %s', (field) => {
    expect(() => formatMessage({ ...whole, [field]: 'a\nChain ID: 9' }, address)).toThrow(
      expect.objectContaining({ code: 'sign.malformed' }),
    )
  })

  it('read address and chain from their places only', () => {
    const sly = formatMessage(
      { ...args, statement: 'Chain ID: 9 0x8617E340B3D01FA5F11F306F4090FD50E238070D', iat: whole.iat },
      address,
    )
    expect([getAddressFromMessage(sly), getChainIdFromMessage(sly)]).toEqual([address, 'eip155:5'])
    expect([getAddressFromMessage('none'), getChainIdFromMessage('none')]).toEqual(['', 'eip155:1'])
  })

  it('split ids', () => {
    const did = `did:pkh:eip155:10:${address}`
    expect([getDidChainId(did), getDidAddress(did), getDidAddress(address)]).toEqual(['10', address, address])
  })

  it('verify signatures', async () => {
    const [alice, bob] = accounts as [(typeof accounts)[number], (typeof accounts)[number]]
    const signature = await alice.signMessage({ message: text })
    const rpcUrl = 'http://127.0.0.1:9'
    const asked = { message: text, signature, chainId: one, rpcUrl }
    expect(await verifySignature({ ...asked, address: alice.address })).toBe(true)
    await expect(verifySignature({ ...asked, address: bob.address })).rejects.toMatchObject({ code: 'sign.server' })
  })
})
