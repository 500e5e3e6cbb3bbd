import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../core/errors.ts'
import { allErrorMessages, isErrorCode } from '../devtools/error-codes.ts'
import { messages as connecting } from '../locales/connecting.en.ts'
import { messages as status } from '../locales/status.en.ts'
import { errorMessages } from '../tests/support/error-messages.ts'
import { failureMessage, messageOf } from './status.ts'

const messages = { ...status, ...connecting }
const codes = Object.keys(allErrorMessages).filter(isErrorCode)

describe('the message for a failure [flow-failure]', () => {
  it('is a separate sentence for each cause', () => {
    // Errors that only a developer can cause share one message for the user; the catalogue has the developer's own.
    const sentences = codes
      .map((code) => errorMessages[code])
      .filter((sentence) => sentence !== errorMessages['adapter.notFound'])
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })

  it.each(codes)('%s: needs only the wallet’s name, and does not send the user to search the web', (code) => {
    const places = [...errorMessages[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    // Messages for developers name what to fix, and a message about a wait its length.
    const own: Partial<Record<ErrorCode, string>> = {
      'config.origin': 'origin',
      'email.tooSoon': 'seconds',
      'config.ignored': 'features',
      'wallets.single': 'hook',
      'wish.namespace': 'namespace',
      'wish.network': 'id',
      'name.refused': 'reason',
      'transfer.nameRefused': 'reason',
      'name.failed': 'name',
    }
    expect(places.filter((name) => name !== 'wallet' && name !== own[code])).toEqual([])
    expect(errorMessages[code]).not.toMatch(/search|google|contact|web for/i)
  })

  it('says that something went wrong only if nothing more is known', () => {
    expect(codes.filter((code) => /something went wrong/i.test(errorMessages[code]))).toEqual(['unknown'])
  })

  it('has a headline that does not repeat the sentence', () => {
    const repeated = codes.filter((code) => errorMessages[code].startsWith(messages[failureMessage(code).title]))
    expect(repeated).toEqual([])
  })
})

describe('the label of the next step', () => {
  it.each([
    ['wallet.rejected', 'connecting.declined', 'modal.retry'],
    ['wallet.pending', 'connecting.pending', 'step.ask'],
    ['request.timeout', 'connecting.timedOut', 'step.ask'],
    ['wallet.locked', 'connecting.locked', 'step.unlocked'],
    ['wallet.noAccounts', 'connecting.noAccounts', 'step.accounts'],
    ['wallet.unauthorized', 'connecting.notAllowed', 'step.allowed'],
    ['wallet.badAccount', 'connecting.unusable', 'modal.retry'],
    ['connector.missing', 'connecting.notInstalled', 'modal.retry'],
    ['network.offline', 'connecting.offline', 'modal.retry'],
    ['unknown', 'connecting.failed', 'modal.retry'],
  ] as const)('after %s is shown as %s, with %s', (code, title, retry) => {
    expect(failureMessage(code)).toMatchObject({ title, text: code, retry })
  })
})

describe('the message for a status', () => {
  it('is its headline, with the hint beside it', () => {
    expect(messageOf('connecting.slow', null)).toEqual({
      title: 'connecting.slow',
      text: 'connecting.slowHint',
      retry: 'modal.retry',
    })
  })

  it('is the failure’s if a state has no status', () => {
    expect(messageOf(undefined, { code: 'wallet.locked' })).toEqual(failureMessage('wallet.locked'))
    expect(messageOf(undefined, null)).toEqual(failureMessage('unknown'))
  })
})
