import { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('portfolio', portfolioMachine, ['activity'])
