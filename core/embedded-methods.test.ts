import { expect, it } from 'vitest'
import { kindOfMethod } from './embedded-methods.ts'

const safe =
  'eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter eth_newPendingTransactionFilter eth_sendRawTransaction eth_syncing eth_uninstallFilter wallet_getCapabilities wallet_getCallsStatus eth_getUserOperationReceipt eth_estimateUserOperationGas eth_getUserOperationByHash eth_supportedEntryPoints wallet_getAssets'.split(
    ' ',
  )

const asking =
  'personal_sign eth_signTypedData_v4 eth_sendTransaction solana_signMessage solana_signTransaction solana_signAllTransactions solana_signAndSendTransaction wallet_sendCalls wallet_grantPermissions wallet_revokePermissions eth_sendUserOperation'.split(
    ' ',
  )

it('answers 41 methods without the user, asks the user about eleven, and knows no others [embedded-methods]', () => {
  expect([safe.length, asking.length]).toEqual([41, 11])
  expect(safe.filter((method) => kindOfMethod(method) !== 'safe')).toEqual([])
  expect(asking.filter((method) => kindOfMethod(method) !== 'asking')).toEqual([])
  const others = ['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'eth_signTypedData_v3', 'eth_requestAccounts']
  const unknown = [...others, 'wallet_watchAsset', 'wallet_switchEthereumChain', 'ETH_CALL', 'constructor', '']
  expect(unknown.filter((method) => kindOfMethod(method) !== 'unknown')).toEqual([])
})
