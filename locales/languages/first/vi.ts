import type { MessagesByCode } from '../../messages-by-code.ts'

/** Vietnamese: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Đóng',
  'modal.back': 'Quay lại',
  'modal.loading': 'Đang tải',
  'title.Connect': 'Kết nối ví',
  'help.Connect': 'Ví là gì?',
  'connect.connected': 'Đã kết nối',
  'connect.list': 'Ví',
  'connect.qrCode': 'Mã QR',
  'connect.missing': 'Tôi chưa có ví',
  'title.AllWallets': 'Tất cả ví',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Đã xảy ra lỗi',
  'modal.retry': 'Thử lại',
  'connect.installed': 'Đã cài đặt',
  'connect.inSession': 'Ngắt kết nối {wallet} trước',
  'connect.recent': 'Gần đây',
}
