import { noticesMachine } from '../../../machines/notices/chart.ts'

/** What tells the user and the developer something beside the views: it asks nothing outside. */
export default () => noticesMachine
