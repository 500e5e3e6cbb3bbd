import type { Move } from '../../devtools/simulation.ts'
import { signInPaths } from '../../tests/model/sign-in-setup.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { longSignIn, maySignIn, mustSignIn, ready } from './payloads.ts'

const messageComes: Move = { do: 'resolve', at: 'route:1/createMessage', output: ready }
const close: Move = { do: 'send', at: '', event: { type: 'modal.close', reason: 'backdrop' } }

export const stories: StoryPlan = {
  charts: ['session'],
  visits: {
    Refusing: { input: mustSignIn, path: [...signInPaths.required, messageComes, close] },
    Elsewhere: { input: mustSignIn, path: [...signInPaths.elsewhere, messageComes] },
    LongNames: { input: longSignIn, path: [...signInPaths.long, messageComes] },
    Declined: {
      input: mustSignIn,
      path: [
        ...signInPaths.required,
        messageComes,
        { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
        { do: 'reject', at: 'route:1/signMessage', code: 'wallet.rejected' },
      ],
    },
    LongNamesInvalid: {
      input: longSignIn,
      path: [
        ...signInPaths.long,
        messageComes,
        { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
        { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
        { do: 'reject', at: 'route:1/addSession', code: 'sign.invalid' },
      ],
    },
  },
  varied: {
    Asking: { input: mustSignIn, path: [...signInPaths.required, messageComes] },
    Optional: { input: maySignIn, path: [...signInPaths.optional, messageComes] },
  },
}
