import { configMachine } from '../../machines/config.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('config', configMachine)
