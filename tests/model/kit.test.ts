import { kitMachine } from '../../machines/kit/index.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('kit', kitMachine)
