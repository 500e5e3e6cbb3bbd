import type { MessagesByCode } from '../../messages-by-code.ts'

/** Indonesian: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Tutup',
  'modal.back': 'Kembali',
  'modal.loading': 'Memuat',
  'title.Connect': 'Hubungkan dompet',
  'help.Connect': 'Apa itu dompet?',
  'connect.connected': 'Terhubung',
  'connect.list': 'Dompet',
  'connect.qrCode': 'Kode QR',
  'connect.missing': 'Saya belum punya dompet',
  'title.AllWallets': 'Semua dompet',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Terjadi kesalahan',
  'modal.retry': 'Coba lagi',
  'connect.installed': 'Terpasang',
  'connect.inSession': 'Putuskan {wallet} dulu',
  'connect.recent': 'Terakhir',
}
