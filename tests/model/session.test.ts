import { sessionMachine } from '../../machines/session.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('session', sessionMachine)
