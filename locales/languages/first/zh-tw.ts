import type { MessagesByCode } from '../../messages-by-code.ts'

/** Chinese, as Taiwan writes it: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': '關閉',
  'modal.back': '返回',
  'modal.loading': '載入中',
  'title.Connect': '連接錢包',
  'help.Connect': '什麼是錢包？',
  'connect.connected': '已連線',
  'connect.list': '錢包',
  'connect.qrCode': 'QR 碼',
  'connect.missing': '我還沒有錢包',
  'title.AllWallets': '所有錢包',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': '發生錯誤',
  'modal.retry': '再試一次',
  'connect.installed': '已安裝',
  'connect.inSession': '請先中斷 {wallet} 的連線',
  'connect.recent': '最近使用',
}
