import { switchNetworkMachine } from '../../machines/switch-network.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('switch-network', switchNetworkMachine)
