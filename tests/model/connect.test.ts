import { connectMachine } from '../../machines/connect.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('connect', connectMachine)
