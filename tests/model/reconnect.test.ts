import { reconnectMachine } from '../../machines/reconnect/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('reconnect', reconnectMachine)
