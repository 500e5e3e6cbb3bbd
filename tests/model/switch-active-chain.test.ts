import { switchActiveChainMachine } from '../../machines/switch-active-chain/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('switch-active-chain', switchActiveChainMachine)
