import { directoryMachine } from '../../machines/directory/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('directory', directoryMachine)
