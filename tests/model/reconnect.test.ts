import { reconnectMachine } from '../../machines/reconnect.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('reconnect', reconnectMachine)
