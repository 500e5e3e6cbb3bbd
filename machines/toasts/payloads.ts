import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
    { type: 'toast.add', id: 'two', variant: 'loading', message: 'Sending 1 ETH' },
    { type: 'toast.dismiss', id: 'one' },
    { type: 'toast.dismiss', id: 'two' },
    { type: 'toasts.hold' },
    { type: 'toasts.release' },
  ],
}
