import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'
import { receivers, reviews } from './payloads.ts'
import { filled, loaded } from './scenarios.ts'

const at = 'route:1'
const open = [reported(reports.connected), send('modal.open', '', { view: 'WalletSend' })]
const review = (receiver: object, answer: object) => [
  ...open,
  ...loaded,
  send('amount.type', at, { text: '1', decimal: '1' }),
  send('receiver.type', at, { text: 'harbour.eth' }),
  { do: 'fire', at, timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' } as const,
  { do: 'resolve', at: `${at}/resolveReceiver`, output: receiver } as const,
  send('send.review', at),
  { do: 'resolve', at: `${at}/reviewTransfer`, output: answer } as const,
]

export const stories: StoryPlan = {
  looks: { WalletSend: [...open, ...filled], WalletSendPreview: review(receivers.alike, reviews.good) },
  extras: {
    Filled: [...open, ...filled],
    KnownAs: review(receivers.called, reviews.good).slice(0, -2),
    ReviewOfKnownAs: review(receivers.called, reviews.good),
    ReviewOfName: review(receivers.named, reviews.dear),
    ReviewOfLookAlike: review(receivers.alike, reviews.good),
    ReviewOfVouched: [...review(receivers.alike, reviews.good), send('receiver.vouch', at)],
    ReviewOfToken: review(receivers.token, reviews.less),
    ReviewWithoutHistory: review(receivers.unlooked, reviews.good),
    ReviewOfElsewhere: review(receivers.elsewhere, reviews.good),
    Recent: [
      ...open,
      ...loaded,
      {
        do: 'resolve',
        at: `${at}/loadRecent`,
        output: [
          { address: receivers.known.address, name: 'harbour.eth' },
          { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
        ],
      },
    ],
  },
}
