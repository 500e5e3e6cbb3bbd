import { noticesMachine } from '../../machines/notices/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('notices', noticesMachine, ['alerts', 'snackbar', 'toasts', 'report'])
