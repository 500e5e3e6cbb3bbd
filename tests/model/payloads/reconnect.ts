import type { Payloads } from './payloads.ts'
import { connectors, granted } from './world.ts'

export const reconnect: Payloads = {
  commands: [],
  ports: {
    readStored: { outputs: [[], [connectors.meadow.id, connectors.long.id]], codes: ['unheard-of'] },
    tryConnector: { outputs: [null, granted], codes: ['connector.missing'] },
  },
}
