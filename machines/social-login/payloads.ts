import type { Payloads } from '../../tests/model/payloads.ts'

const answer = 'https://wallet.example/social/callback?state=1'

export const payloads: Payloads = {
  commands: [
    { type: 'social.choose', provider: 'google' },
    { type: 'social.choose', provider: 'farcaster' },
    { type: 'social.retry' },
    { type: 'nav.back' },
    { type: 'wallet.removed', namespace: 'eip155' },
  ],
  ports: {
    socialUri: { outputs: ['https://provider.example/login'], codes: ['social.uri', 'frame.unreachable'] },
    farcasterUri: { outputs: ['https://farcaster.example/~/siwf?channelToken=1'], codes: ['social.uri'] },
    connectFarcaster: { outputs: [undefined], codes: ['social.refused'] },
    connectSocial: { outputs: [undefined], codes: ['social.refused'] },
    endLogin: { outputs: [undefined], codes: ['unknown'] },
  },
  channels: {
    watchWindow: [
      { type: 'window.blocked' },
      { type: 'window.closed' },
      { type: 'window.answered', uri: `${answer}&code=1` },
      { type: 'window.answered', uri: `${answer}&error=access_denied` },
      { type: 'window.strange' },
    ],
  },
}
