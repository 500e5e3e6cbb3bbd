import { pairingMachine } from '../../machines/pairing/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('pairing', pairingMachine)
