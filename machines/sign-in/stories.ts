import type { Move } from '../../devtools/simulation.ts'
import { waysToSignIn } from '../../tests/model/sign-in-stage.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { longSignIn, maySignIn, mustSignIn, ready } from './payloads.ts'

const messageComes: Move = { do: 'resolve', at: 'route:1/createMessage', output: ready }
const close: Move = { do: 'send', at: '', event: { type: 'modal.close', reason: 'backdrop' } }

export const stories: StoryPlan = {
  charts: ['session'],
  visits: {
    Refusing: { input: mustSignIn, way: [...waysToSignIn.required, messageComes, close] },
    Elsewhere: { input: mustSignIn, way: [...waysToSignIn.elsewhere, messageComes] },
    LongNames: { input: longSignIn, way: [...waysToSignIn.long, messageComes] },
    Declined: {
      input: mustSignIn,
      way: [
        ...waysToSignIn.required,
        messageComes,
        { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
        { do: 'reject', at: 'route:1/signMessage', code: 'wallet.rejected' },
      ],
    },
    LongNamesInvalid: {
      input: longSignIn,
      way: [
        ...waysToSignIn.long,
        messageComes,
        { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
        { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
        { do: 'reject', at: 'route:1/addSession', code: 'sign.invalid' },
      ],
    },
  },
  varied: {
    Asking: { input: mustSignIn, way: [...waysToSignIn.required, messageComes] },
    Optional: { input: maySignIn, way: [...waysToSignIn.optional, messageComes] },
  },
}
