import { describe, expect, it } from 'vitest'
import { catalogue, type ErrorCode } from '../core/sentences.ts'
import { en } from '../locales/en.ts'
import { tellingOf } from './telling.ts'

const isCode = (code: string): code is ErrorCode => code in catalogue
const codes = Object.keys(catalogue).filter(isCode)

describe('what is said of a failure', () => {
  it('is a sentence of its own for each cause', () => {
    // What only a developer can cause has one sentence for whoever comes upon it: theirs is the catalogue's own.
    const sentences = codes.map((code) => en[code]).filter((sentence) => sentence !== en['adapter.notFound'])
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })

  it.each(codes)('%s: needs nothing but the wallet’s name, and sends nobody searching', (code) => {
    const places = [...en[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    // What only a developer reads names what is to be mended.
    const own: Partial<Record<ErrorCode, string>> = { 'config.origin': 'origin', 'config.ignored': 'features' }
    expect(places.filter((name) => name !== 'wallet' && name !== own[code])).toEqual([])
    expect(en[code]).not.toMatch(/search|google|contact|web for/i)
  })

  it('says that something went wrong only where nothing more is known', () => {
    expect(codes.filter((code) => /something went wrong/i.test(en[code]))).toEqual(['unknown'])
  })

  it('has a headline that does not repeat the sentence', () => {
    const repeated = codes.filter((code) => en[code].startsWith(en[tellingOf(code).title]))
    expect(repeated).toEqual([])
  })
})

describe('the next step', () => {
  it.each([
    ['wallet.rejected', 'connecting.declined', 'step.retry', 'rejected'],
    ['wallet.pending', 'connecting.pending', 'step.ask', 'asking'],
    ['request.timeout', 'connecting.timedOut', 'step.ask', 'failed'],
    ['wallet.locked', 'connecting.locked', 'step.unlocked', 'failed'],
    ['wallet.noAccounts', 'connecting.noAccounts', 'step.accounts', 'failed'],
    ['wallet.unauthorized', 'connecting.notAllowed', 'step.allowed', 'failed'],
    ['wallet.badAccount', 'connecting.unusable', 'step.another', 'failed'],
    ['connector.missing', 'connecting.notInstalled', 'step.another', 'failed'],
    ['network.offline', 'connecting.offline', 'step.retry', 'failed'],
    ['unknown', 'connecting.failed', 'step.retry', 'failed'],
  ] as const)('after %s is told as %s, with %s', (code, title, step, ring) => {
    expect(tellingOf(code)).toMatchObject({ title, text: code, step, ring })
  })
})
