import { HttpRequestError, SwitchChainError, TimeoutError, UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ChainNotConfiguredError,
  ConnectorAlreadyConnectedError,
  ConnectorNotFoundError,
  ProviderNotFoundError,
} from 'wagmi'
import { PorticoError } from '../core/errors.ts'
import { walletError } from './wallet-error.ts'

const http = new HttpRequestError({ url: 'http://127.0.0.1' })
const timeout = new TimeoutError({ body: {}, url: 'http://127.0.0.1' })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what wallets, wagmi and viem throw', () => {
  it.each([
    [{ code: 4001 }, 'wallet.rejected'],
    [{ code: '4001' }, 'wallet.rejected'],
    [{ code: 5000 }, 'wallet.rejected'],
    [{ code: 5002 }, 'wallet.rejected'],
    [{ code: 'ACTION_REJECTED' }, 'wallet.rejected'],
    [{ code: -32002 }, 'wallet.pending'],
    [{ code: 4100 }, 'wallet.unauthorized'],
    [{ code: 4100, message: 'The wallet is locked' }, 'wallet.locked'],
    [{ code: -32603, message: 'Wallet is locked. Unlock it.' }, 'wallet.locked'],
    [{ code: -32603, message: 'The request was blocked' }, 'wallet.failed'],
    [{ code: -32603, message: 'Popup window was blocked' }, 'wallet.popupBlocked'],
    [{ code: -32603, message: 'Unrecognized chain ID "0x1"' }, 'wallet.chainUnknown'],
    [{ code: 4200 }, 'wallet.unsupportedMethod'],
    [{ code: -32601 }, 'wallet.unsupportedMethod'],
    [{ code: 4900 }, 'wallet.providerDisconnected'],
    [{ code: 4901 }, 'wallet.chainDisconnected'],
    [{ code: 4902 }, 'wallet.chainUnknown'],
    [{ code: -32700 }, 'wallet.badRequest'],
    [{ code: -32600 }, 'wallet.badRequest'],
    [{ code: -32601 }, 'wallet.unsupportedMethod'],
    [{ code: -32602 }, 'wallet.badRequest'],
    [{ code: -32603 }, 'wallet.failed'],
    [{ code: -32000 }, 'wallet.failed'],
    [{ code: -32001 }, 'wallet.resourceMissing'],
    [{ code: -32003 }, 'wallet.transactionRejected'],
    [{ code: -32004 }, 'wallet.unsupportedMethod'],
    [{ code: -32005 }, 'wallet.limited'],
    [{ code: -32006 }, 'wallet.badRequest'],
    [{ code: 5700 }, 'wallet.capabilityMissing'],
    [{ code: 5710 }, 'wallet.chainUnknown'],
    [{ code: 5720 }, 'wallet.bundleKnown'],
    [{ code: 5730 }, 'wallet.bundleUnknown'],
    [{ code: 5740 }, 'wallet.bundleTooLarge'],
    [{ code: 5750 }, 'wallet.upgradeRejected'],
    [{ code: 5760 }, 'wallet.atomicityMissing'],
    [{ code: 'toString' }, 'unknown'],
    [new UserRejectedRequestError(new Error('no')), 'wallet.rejected'],
    [new ConnectorAlreadyConnectedError(), 'wallet.alreadyConnected'],
    [new ConnectorNotFoundError(), 'connector.missing'],
    [new ProviderNotFoundError(), 'wallet.notInstalled'],
    [new ChainNotConfiguredError(), 'chain.notConfigured'],
    [new DOMException('ended', 'AbortError'), 'request.aborted'],
    [http, 'rpc.failed'],
    [timeout, 'rpc.failed'],
  ] as const)('%o is %s', (thrown, code) => {
    expect(walletError(thrown)).toMatchObject({ code, cause: thrown })
  })

  it.each([['a string'], [undefined], [null], [7], [{}], [{ reason: 'no message' }], [new Error('?')]])(
    '%o is unknown, and kept',
    (thrown) => {
      expect(walletError(thrown)).toMatchObject({ code: 'unknown' })
      expect(walletError(thrown).cause).toBe(thrown)
    },
  )

  it('has the meaning of its innermost cause: a wrapper may only say where it happened', () => {
    expect(walletError(new SwitchChainError(Object.assign(new Error(), { code: -32002 }))).code).toBe('wallet.pending')
    expect(walletError({ code: -32603, data: { originalError: { code: 4902 } } }).code).toBe('wallet.chainUnknown')
    expect(walletError(new Error('send', { cause: new Error('sign', { cause: { code: 4001 } }) })).code).toBe(
      'wallet.rejected',
    )
    expect(walletError(new Error('outer', { cause: new PorticoError('wallet.badChain') })).code).toBe('wallet.badChain')
  })

  it('takes a definite cause over a general one', () => {
    expect(walletError({ code: 4001, data: { originalError: { code: -32603 } } }).code).toBe('wallet.rejected')
    expect(walletError({ code: -32000, data: { originalError: { code: -32602 } } }).code).toBe('wallet.badRequest')
  })

  it('may be circular or unreadable', () => {
    const circular = new Error('again')
    circular.cause = circular
    expect(walletError(circular).code).toBe('unknown')
    const refusing = new Proxy(
      {},
      {
        get() {
          throw new Error('no')
        },
      },
    )
    expect(walletError(refusing).code).toBe('unknown')
  })

  it('is kept if it is already a PorticoError', () => {
    const error = new PorticoError('wallet.locked')
    expect(walletError(error)).toBe(error)
  })

  it('is the device’s fault if the device is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(walletError(http).code).toBe('network.offline')
    expect(walletError(timeout).code).toBe('network.offline')
    expect(walletError({ code: 4001 }).code).toBe('wallet.rejected')
  })
})
