import type { Registration } from '../../core/account-name.ts'
import type { Payloads } from '../../tests/model/payloads.ts'

export const registration: Registration = {
  id: 'name:1',
  namespace: 'eip155',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  caipNetworkId: 'eip155:31337',
  name: 'lovelace',
  message: '{}',
  signature: '0x01',
}

export const payloads: Payloads = {
  commands: [],
  ports: { registerName: { outputs: [undefined], codes: ['name.failed', 'name.refused'] } },
}
