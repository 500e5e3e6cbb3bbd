import { expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { loadErrorMessages } from '../core/load-error-messages.ts'
import { receiverService } from './receivers.ts'

const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

it('does not look up an invalid name, however much it resembles a valid one [send-name]', async () => {
  const asked: string[] = []
  const { resolveReceiver } = receiverService({
    api: {
      lookUpName: async ({ name }) => {
        asked.push(name)
        return { name, addresses: [{ coinType: 60, address }] }
      },
    },
    loadAdapter: async () => ({ resolve: async ({ text }) => ({ address: text }) }),
  })
  const resolve = (text: string) => resolveReceiver({ text, caipNetworkId: 'eip155:1' }, new AbortController().signal)
  await expect(resolve('Ada.reown.id')).resolves.toEqual({ address, name: 'ada.reown.id' })
  for (const text of [
    'vit\u0430lik.reown.id',
    '\u202Eabc\u202C.reown.id',
    'a b.reown.id',
    'a..wcn.id',
    '../x.reown.id',
  ])
    await expect(resolve(text)).rejects.toMatchObject({ code: 'transfer.name' })
  expect(asked).toEqual(['ada.reown.id'])
})

it('rejects a name in the register’s own zones that resolves to nothing as no name, even if the dApp has no Ethereum [send-name]', async () => {
  await loadErrorMessages()
  const { resolveReceiver } = receiverService({
    api: { lookUpName: async ({ name }) => ({ name, addresses: [] }) },
    loadAdapter: async () => ({ resolve: () => Promise.reject(new PorticoError('transfer.receiver')) }),
  })
  const resolve = (text: string) => resolveReceiver({ text, caipNetworkId: 'eip155:1' }, new AbortController().signal)
  await expect(resolve('nobody.reown.id')).rejects.toMatchObject({ code: 'transfer.name' })
  await expect(resolve('nobody')).rejects.toMatchObject({ code: 'transfer.receiver' })
})
