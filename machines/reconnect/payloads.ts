import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, granted } from '../../tests/model/world.ts'

export const payloads: Payloads = {
  commands: [],
  ports: {
    readStored: { outputs: [[], [connectors.meadow.id, connectors.long.id]], codes: ['unheard-of'] },
    tryConnector: { outputs: [null, granted], codes: ['connector.missing'] },
  },
}
