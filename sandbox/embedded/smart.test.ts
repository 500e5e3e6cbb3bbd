import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Address, createWalletClient, type Hex, http, parseEther, publicActions, toHex, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../evm/accounts.ts'
import { type EmbeddedSandbox, startSandbox } from '../index.ts'
import { smartAccountAbi } from './rpc/smart/smart-account.ts'
import { openFrame } from './test-frame.ts'

const ONE = 31337
const HEX = '0x7a69'

let sandbox: EmbeddedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ embedded: true })
})
afterAll(() => sandbox?.stop())

const relayer = () =>
  createWalletClient({
    account: account(6),
    transport: http(sandbox.one.directUrl),
    pollingInterval: 20,
  }).extend(publicActions)

let users = 0
/** A frame in which a new user prefers the smart account. */
async function open() {
  const frame = await openFrame(sandbox.embedded)
  await frame.logIn(`smart${++users}@example.test`)
  const eoa = (await frame.send('GET_USER', { chainId: ONE })).payload as { address: Address }
  const smart = (await frame.send('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).payload as { address: Address }
  return { ...frame, eoa: eoa.address, smart: smart.address }
}

const fresh = () => privateKeyToAccount(generatePrivateKey()).address

test('a user has two accounts on EVM, and appears as the preferred one where smart accounts exist', async () => {
  using frame = await open()
  const { eoa, smart } = frame
  expect(smart).not.toBe(eoa)
  expect((await frame.send('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).payload).toEqual({
    smartAccountEnabledNetworks: [ONE, 31338],
  })
  expect((await frame.send('GET_USER')).payload).toMatchObject({
    ...{ address: smart, preferredAccountType: 'smartAccount', smartAccountDeployed: false },
    accounts: [
      { address: eoa, type: 'eoa' },
      { address: smart, type: 'smartAccount' },
    ],
  })
  expect((await frame.send('INIT_SMART_ACCOUNT')).payload).toEqual({ address: smart, isDeployed: false })
  expect(await frame.request('eth_accounts', undefined)).toEqual([smart])
  const value = 300_000
  expect(await frame.request('wallet_getAssets', [{ account: smart, chainFilter: [HEX] }])).toMatchObject({
    [HEX]: [{ address: 'native', balance: toHex(parseEther('100')), metadata: { symbol: 'ETH', decimals: 18, value } }],
  })
  expect((await frame.send('GET_USER', { chainId: 1 })).payload).toMatchObject({
    address: eoa,
    // Reported even though this chain has no smart accounts: the list of networks says where they exist.
    accounts: [
      { address: eoa, type: 'eoa' },
      { address: smart, type: 'smartAccount' },
    ],
  })
  expect((await frame.send('INIT_SMART_ACCOUNT')).type).toBe('@w3m-frame/INIT_SMART_ACCOUNT_ERROR')
  const back = await frame.send('GET_USER', { chainId: ONE, preferredAccountType: 'eoa' })
  expect(back.payload).toMatchObject({ address: eoa, preferredAccountType: 'eoa' })
})

test('a batch is one transaction that makes the account smart, all or nothing; its signatures are valid before and after', async () => {
  using frame = await open()
  const { smart } = frame
  const client = relayer()
  const [first, second] = [fresh(), fresh()]
  const value = toHex(parseEther('1'))
  const holds = async () => {
    const { answer } = await frame.approved('personal_sign', [toHex('Hello'), smart])
    return client.verifyMessage({ address: smart, message: 'Hello', signature: answer as Hex })
  }
  const capabilities = (status: string) => ({ [HEX]: { atomic: { status } } })
  expect(await holds()).toBe(true)
  expect(await frame.request('wallet_getCapabilities', [smart, [HEX]])).toMatchObject(capabilities('ready'))

  const batch = { version: '2.0.0', chainId: HEX, from: smart, atomicRequired: true }
  const sent = await frame.approved('wallet_sendCalls', [
    { ...batch, id: 'mine', calls: [first, second].map((to) => ({ to, value })) },
  ])
  expect(sent.confirmation).toMatchObject({ title: 'Send 2 calls at once', origin: 'http://dapp.test' })
  expect(sent.confirmation.rows).toContainEqual({ label: 'Call 2', value: `1 ETH to ${second}` })
  expect(sent.answer).toEqual({ id: 'mine' })
  await expect
    .poll(() => frame.request('wallet_getCallsStatus', ['mine']))
    .toMatchObject({
      ...{ version: '2.0.0', id: 'mine', chainId: HEX, status: 200, atomic: true },
      receipts: [{ status: '0x1' }],
    })
  expect(await Promise.all([first, second].map((address) => client.getBalance({ address })))).toEqual([
    parseEther('1'),
    parseEther('1'),
  ])
  expect(await frame.request('wallet_getCapabilities', [smart, [HEX]])).toMatchObject(capabilities('supported'))
  expect((await frame.send('INIT_SMART_ACCOUNT')).payload).toEqual({ address: smart, isDeployed: true })
  expect(await holds()).toBe(true)

  const tooMuch = [
    { to: first, value },
    { to: second, value: toHex(parseEther('1000')) },
  ]
  expect((await frame.approved('wallet_sendCalls', [{ ...batch, calls: tooMuch }])).answer).toHaveProperty('message')
  expect(await client.getBalance({ address: first })).toBe(parseEther('1'))
})

test('what a wallet with batches rejects has the standard’s codes', async () => {
  using frame = await open()
  const { smart, eoa } = frame
  const calls = [{ to: zeroAddress, value: '0x0' }]
  const codeOf = async (asked: object) => (await frame.request('wallet_sendCalls', [asked])) as { code: number }
  expect(await codeOf({ from: smart, calls, capabilities: { paymasterService: {} } })).toMatchObject({ code: 5700 })
  expect(await codeOf({ from: smart, calls, chainId: '0x1' })).toMatchObject({ code: 5710 })
  expect(await codeOf({ from: smart, calls: Array(101).fill(calls[0]) })).toMatchObject({ code: 5740 })
  expect(await codeOf({ from: eoa, calls, atomicRequired: true })).toMatchObject({ code: 5760 })
  expect(await frame.request('wallet_getCallsStatus', ['nothing'])).toMatchObject({ code: 5730 })

  const capabilities = { paymasterService: { optional: true } }
  const { answer } = await frame.approved('wallet_sendCalls', [
    { version: '1.0', from: eoa, capabilities, id: 'once', calls: [...calls, ...calls] },
  ])
  expect(answer).toBe('once')
  await expect
    .poll(() => frame.request('wallet_getCallsStatus', ['once']))
    .toMatchObject({ status: 200, atomic: false })
  expect(await codeOf({ from: smart, calls, id: 'once' })).toMatchObject({ code: 5720 })
  expect(await frame.request('wallet_getCapabilities', [fresh()])).toMatchObject({ code: 4100 })
})

/** A key's signature of a permission's digest, in the form that the account takes. */
const signers = (owner: ReturnType<typeof privateKeyToAccount>, passkey: KeyObject) => async (hash: Hex) => [
  await owner.sign({ hash }),
  toHex(sign('sha256', Buffer.from(hash.slice(2), 'hex'), { key: passkey, dsaEncoding: 'ieee-p1363' })),
]

test('the chain enforces a permission: its keys, calls, allowance and end', async () => {
  using frame = await open()
  const { smart } = frame
  const client = relayer()
  const owner = privateKeyToAccount(generatePrivateKey())
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })).export({
    format: 'jwk',
  })
  const passkey: Hex = `0x04${Buffer.from(x, 'base64url').toString('hex')}${Buffer.from(y, 'base64url').toString('hex')}`
  const now = Number((await client.getBlock()).timestamp)
  const token = sandbox.world.token.address
  const approve = {
    ...{ type: 'function', name: 'approve', stateMutability: 'nonpayable', outputs: [{ type: 'bool' }] },
    inputs: [{ type: 'address' }, { type: 'uint256' }],
  }
  const asked = {
    ...{ chainId: HEX, address: smart, expiry: now + 3600 },
    signer: {
      type: 'keys',
      data: {
        keys: [
          { type: 'secp256k1', publicKey: owner.publicKey },
          { type: 'secp256r1', publicKey: passkey },
        ],
      },
    },
    permissions: [
      {
        type: 'contract-call',
        data: {
          ...{ address: token, abi: [approve] },
          functions: [{ functionName: 'approve', args: [null, { operator: 'LESS_THAN', value: '0x64' }] }],
        },
      },
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: toHex(parseEther('1')), start: now, period: 86400 },
      },
    ],
    policies: [],
  }
  const { confirmation, answer } = await frame.approved('wallet_grantPermissions', [asked])
  expect(confirmation.rows.map(({ label }) => label)).toEqual([
    'Account',
    'Key',
    'Key',
    'Until',
    'May call',
    'May spend',
  ])
  expect(answer).toMatchObject({ chainId: HEX, address: smart, expiry: asked.expiry, permissions: asked.permissions })
  const { context: id } = answer as { context: Hex }

  const [granted] = await client.getContractEvents({
    ...{ address: smart, abi: smartAccountAbi, eventName: 'PermissionGranted', fromBlock: 0n },
  })
  const { permission } = (granted as unknown as { args: { permission: unknown } }).args
  const keys = signers(owner, privateKey)
  const use = async (call: { to: Address; value?: bigint; data?: Hex }, by = keys) => {
    const calls = [{ value: 0n, data: '0x', ...call }]
    const about = { address: smart, abi: smartAccountAbi } as const
    const hash = (await client.readContract({ ...about, functionName: 'digest', args: [id, calls] })) as Hex
    const args = [permission, calls, await by(hash)]
    return client.writeContract({ ...about, chain: null, functionName: 'executeWithPermission', args }).then(
      async (sent) => (await client.waitForTransactionReceipt({ hash: sent })).status,
      (error: Error) => /Denied\(string why\)\s+\((.*?)\)/.exec(error.message)?.[1] ?? error.message,
    )
  }
  const approving = (amount: number): Hex =>
    `0x095ea7b3${owner.address.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
  const friend = fresh()
  expect(await use({ to: token, data: approving(99) })).toBe('success')
  expect(await use({ to: token, data: approving(100) })).toBe('call not allowed')
  expect(await use({ to: friend, value: parseEther('0.6') })).toBe('success')
  expect(await use({ to: friend, value: parseEther('0.6') })).toBe('over the allowance')
  expect(await use({ to: smart, data: '0x12345678' })).toBe('call not allowed')
  const stranger = privateKeyToAccount(generatePrivateKey())
  expect(await use({ to: friend, value: 1n }, signers(stranger, privateKey))).toBe('wrong signature')
  expect(await client.getBalance({ address: friend })).toBe(parseEther('0.6'))

  const { expiry, permissions } = asked
  const revoked = await frame.approved('wallet_revokePermissions', { pci: 'p1', address: smart, expiry, permissions })
  const signature = revoked.answer as Hex
  expect(await client.verifyMessage({ address: smart, message: 'Revoke p1', signature })).toBe(true)
  expect(await use({ to: friend, value: 1n })).toBe('no such permission')
  expect(await frame.request('wallet_revokePermissions', { context: id })).toMatchObject({ code: -32602 })
})
