import { accountMachine } from '../machines/account.ts'
import { configMachine } from '../machines/config.ts'
import { directoryMachine } from '../machines/directory.ts'
import { type KitInput, kitMachine } from '../machines/kit.ts'
import { pairingMachine } from '../machines/pairing.ts'
import { profileWalletsMachine } from '../machines/profile-wallets.ts'
import { sessionMachine } from '../machines/session.ts'
import { signInMachine } from '../machines/sign-in.ts'
import { switchNetworkMachine } from '../machines/switch-network.ts'
import { systemIds } from '../machines/system.ts'
import { walletConnectMachine } from '../machines/wallet-connect.ts'
import { walletListMachine } from '../machines/wallet-list.ts'
import { type Move, type Rehearsal, rehearse } from './rehearsal.ts'

/** The kit with every flow's chart in its place, and nothing behind its ports. */
export const stagedKit = kitMachine.provide({
  actors: {
    account: accountMachine,
    profileWallets: profileWalletsMachine,
    switchNetwork: switchNetworkMachine,
    walletConnect: walletConnectMachine,
    walletList: walletListMachine,
    signIn: signInMachine,
    session: sessionMachine,
    pairing: pairingMachine,
    directory: directoryMachine,
    config: configMachine,
  },
})

/** Starts the whole kit with the world scripted; late flows arrive at once, unless `late`, or the moves tell how they do. */
export function stageKit(input: KitInput, moves: readonly Move[] = [], late = false): Rehearsal {
  const rehearsal = rehearse(stagedKit, input, systemIds.kit)
  const play = (move: Move, next?: Move) => {
    rehearsal.play(move)
    for (const at of ['loadFlow', 'loadSession']) {
      const waits = !late && next?.at !== at && rehearsal.find(at)
      if (waits) rehearsal.play({ do: 'resolve', at })
    }
  }
  for (const [index, move] of moves.entries()) play(move, moves[index + 1])
  return { ...rehearsal, play: (move) => play(move) }
}
