import type { MessagesByCode } from '../../messages-by-code.ts'

/** Thai: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'ปิด',
  'modal.back': 'กลับ',
  'modal.loading': 'กำลังโหลด',
  'title.Connect': 'เชื่อมต่อวอลเล็ต',
  'help.Connect': 'วอลเล็ตคืออะไร',
  'connect.connected': 'เชื่อมต่อแล้ว',
  'connect.list': 'วอลเล็ต',
  'connect.qrCode': 'QR โค้ด',
  'connect.missing': 'ฉันยังไม่มีวอลเล็ต',
  'title.AllWallets': 'วอลเล็ตทั้งหมด',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'เกิดข้อผิดพลาด',
  'modal.retry': 'ลองอีกครั้ง',
  'connect.installed': 'ติดตั้งแล้ว',
  'connect.inSession': 'ตัดการเชื่อมต่อ {wallet} ก่อน',
  'connect.recent': 'ล่าสุด',
}
