import type { Payloads } from '../../tests/model/payloads.ts'

const decided = (id: string, config: string[]) => ({ id, isEnabled: true, config })

export const payloads: Payloads = {
  commands: [{ type: 'service.refresh' }, { type: 'features.wish', features: { socials: ['x'] } }],
  ports: {
    fetchFeatures: {
      outputs: [[], [decided('social_login', ['email'])], [decided('swap', ['1inch']), decided('multi_wallet', [])]],
      codes: ['config.server', 'network.offline'],
    },
    checkOrigin: {
      outputs: [undefined],
      codes: ['config.origin', 'config.project', 'config.limited', 'network.offline'],
    },
    fetchAnalytics: { outputs: [true, false], codes: ['config.server'] },
  },
}
