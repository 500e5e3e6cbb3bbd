import { describe, expect, it } from 'vitest'
import { english } from '../tests/support/messages.ts'
import { namespaceDetails } from './namespace-details.ts'
import { isNamespace, namespaceDescriptors, namespaces, oneStepNamespace, viemNamespace } from './namespaces.ts'

it('supports exactly these namespaces [id-namespaces]', () => {
  expect(namespaces).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  expect(Object.keys(namespaceDetails).sort()).toEqual([...namespaces].sort())
  for (const other of ['', 'sui', 'constructor', 'EIP155']) expect(isNamespace(other)).toBe(false)
})

it('knows the default namespace, and whose wallets sign in while they connect', () => {
  expect([viemNamespace, oneStepNamespace]).toEqual(['eip155', 'eip155'])
})

const evm = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const key = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const bitcoinLegacy = '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6'
const polkadot = '5HmuyXw9xDGBPPtGYPoKw4tHFYoE3ryenEBR381z9iAegmfY'
const cosmos = 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'
const addresses = {
  eip155: [evm],
  solana: [key],
  bip122: [bitcoin, bitcoinLegacy],
  polkadot: [polkadot],
  cosmos: [cosmos],
}
const events = ['accountsChanged', 'chainChanged']

describe.each(namespaces)('%s', (namespace) => {
  const { address, reference, redactions, label, walletLabel, walletConnect, formerIds } = namespaceDetails[namespace]
  const of = (one: readonly string[]) => one.map((each) => [each, address.test(each)])

  it('tells its addresses (CAIP-10) from those of other namespaces', () => {
    expect(of(addresses[namespace])).toEqual(addresses[namespace].map((each) => [each, true]))
    // Bitcoin's oldest addresses have the same form as base58 addresses of other namespaces.
    const others = namespaces
      .filter((other) => other !== namespace)
      .flatMap((other) => addresses[other])
      .filter((each) => each !== bitcoinLegacy)
    expect(of(others)).toEqual(others.map((each) => [each, false]))
    for (const wrong of ['', ' ', '0x', `${addresses[namespace][0]}!`, 'ü'.repeat(40)])
      expect(address.test(wrong)).toBe(false)
  })

  it('hides its addresses anywhere in a text', () => {
    for (const each of addresses[namespace]) {
      const text = `Sent by ${each}.`
      const hidden = redactions.reduce((rest, { pattern }) => rest.replace(pattern, '…'), text)
      expect(hidden).toBe('Sent by ….')
    }
  })

  it('has names as the modal writes them', () => {
    expect(english.get(label)).toBeTypeOf('string')
    expect(english.get(walletLabel)).toBeTypeOf('string')
  })

  it('requests each method of wallets once, and the two events', () => {
    expect(new Set(walletConnect.methods).size).toBe(walletConnect.methods.length)
    expect(walletConnect.events).toEqual(events)
  })

  it('has CAIP-2 references, including former ids', () => {
    for (const id of formerIds.flat()) expect(id).toMatch(new RegExp(`^${namespace}:`))
    for (const id of formerIds.flat()) expect(id.slice(namespace.length + 1)).toMatch(reference)
    expect(reference.test('1:2')).toBe(false)
  })
})

it('knows its account types and the preferred one [account-types]', () => {
  expect(
    namespaces.map((each) => [
      each,
      namespaceDescriptors[each].defaultAccountType,
      namespaceDescriptors[each].accountTypes,
    ]),
  ).toEqual([
    ['eip155', 'smartAccount', ['eoa', 'smartAccount']],
    ['solana', 'eoa', ['eoa', 'smartAccount']],
    ['bip122', 'payment', ['payment', 'ordinal']],
    ['polkadot', 'eoa', ['eoa']],
    ['cosmos', 'eoa', ['eoa']],
  ])
})

it('names chains by number on EVM only', () => {
  expect(namespaces.filter((each) => namespaceDescriptors[each].hasNumericIds)).toEqual(['eip155'])
  const said = ['1', '01', '0x1', 'mainnet'].map((each) => namespaceDetails.eip155.reference.test(each))
  expect(said).toEqual([true, false, false, false])
})

it('requests these methods of wallets', () => {
  const asked = Object.fromEntries(namespaces.map((each) => [each, namespaceDetails[each].walletConnect.methods]))
  expect(asked).toEqual({
    eip155:
      'eth_accounts eth_requestAccounts eth_sendRawTransaction eth_sign eth_signTransaction eth_signTypedData eth_signTypedData_v3 eth_signTypedData_v4 eth_sendTransaction personal_sign wallet_switchEthereumChain wallet_addEthereumChain wallet_getPermissions wallet_requestPermissions wallet_registerOnboarding wallet_watchAsset wallet_scanQRCode wallet_getCallsStatus wallet_showCallsStatus wallet_sendCalls wallet_getCapabilities wallet_grantPermissions wallet_revokePermissions wallet_getAssets'.split(
        ' ',
      ),
    solana:
      'solana_signMessage solana_signTransaction solana_requestAccounts solana_getAccounts solana_signAllTransactions solana_signAndSendTransaction'.split(
        ' ',
      ),
    bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    polkadot: [],
    cosmos: [],
  })
})

it('knows the former ids of Solana’s clusters, and which wallets have their own links there', () => {
  expect(Object.fromEntries(namespaceDetails.solana.formerIds)).toEqual({
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  })
  const linked = namespaces.map((each) => [each, namespaceDetails[each].deepLinks])
  const nothing = { browsers: [], unlisted: [] }
  expect(Object.fromEntries(linked)).toEqual({
    eip155: nothing,
    solana: { browsers: ['coinbase'], unlisted: ['phantom', 'solflare'] },
    bip122: nothing,
    polkadot: nothing,
    cosmos: nothing,
  })
})

it('has these names in project services, sign-in messages and explorers (EIP-4361)', () => {
  const named = namespaces.map((each) => {
    const { sdkName, signInName } = namespaceDetails[each]
    return [each, sdkName, signInName, namespaceDescriptors[each].explorerPath]
  })
  expect(named).toEqual([
    ['eip155', 'wagmi', 'Ethereum', 'address'],
    ['solana', 'solana', 'Solana', 'address'],
    ['bip122', 'bip122', 'Bitcoin', 'address'],
    ['polkadot', 'polkadot', 'Polkadot', 'account'],
    ['cosmos', 'cosmos', 'Cosmos', 'address'],
  ])
})
