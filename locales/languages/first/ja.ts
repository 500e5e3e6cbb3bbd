import type { MessagesByCode } from '../../messages-by-code.ts'

/** Japanese: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': '閉じる',
  'modal.back': '戻る',
  'modal.loading': '読み込み中',
  'title.Connect': 'ウォレットを接続',
  'help.Connect': 'ウォレットとは？',
  'connect.connected': '接続済み',
  'connect.list': 'ウォレット',
  'connect.qrCode': 'QRコード',
  'connect.missing': 'ウォレットをお持ちでない方',
  'title.AllWallets': 'すべてのウォレット',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': '問題が発生しました',
  'modal.retry': '再試行',
  'connect.installed': 'インストール済み',
  'connect.inSession': '先に{wallet}の接続を解除してください',
  'connect.recent': '最近使用',
}
