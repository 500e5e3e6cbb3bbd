import { switchNetworkMachine } from '../../machines/switch-network/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('switch-network', switchNetworkMachine)
