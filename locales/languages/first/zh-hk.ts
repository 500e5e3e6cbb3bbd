import type { MessagesByCode } from '../../messages-by-code.ts'

/** Chinese, as Hong Kong writes it: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': '關閉',
  'modal.back': '返回',
  'modal.loading': '載入中',
  'title.Connect': '連接錢包',
  'help.Connect': '甚麼是錢包？',
  'connect.connected': '已連接',
  'connect.list': '錢包',
  'connect.qrCode': 'QR 碼',
  'connect.missing': '我還沒有錢包',
  'title.AllWallets': '所有錢包',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': '出現問題',
  'modal.retry': '再試一次',
  'connect.installed': '已安裝',
  'connect.inSession': '請先中斷 {wallet} 的連接',
  'connect.recent': '最近使用',
}
