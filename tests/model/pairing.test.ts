import { pairingMachine } from '../../machines/pairing.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('pairing', pairingMachine)
