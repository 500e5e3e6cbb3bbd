import { directoryMachine } from '../../machines/directory.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('directory', directoryMachine)
