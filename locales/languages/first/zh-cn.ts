import type { MessagesByCode } from '../../messages-by-code.ts'

/** Chinese, simplified: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': '关闭',
  'modal.back': '返回',
  'modal.loading': '加载中',
  'title.Connect': '连接钱包',
  'help.Connect': '什么是钱包？',
  'connect.connected': '已连接',
  'connect.list': '钱包',
  'connect.qrCode': '二维码',
  'connect.missing': '我还没有钱包',
  'title.AllWallets': '全部钱包',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': '出错了',
  'modal.retry': '重试',
  'connect.installed': '已安装',
  'connect.inSession': '请先断开 {wallet}',
  'connect.recent': '最近使用',
}
