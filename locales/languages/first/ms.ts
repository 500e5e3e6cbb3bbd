import type { MessagesByCode } from '../../messages-by-code.ts'

/** Malay: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Tutup',
  'modal.back': 'Kembali',
  'modal.loading': 'Memuatkan',
  'title.Connect': 'Sambungkan dompet',
  'help.Connect': 'Apakah itu dompet?',
  'connect.connected': 'Disambungkan',
  'connect.list': 'Dompet',
  'connect.qrCode': 'Kod QR',
  'connect.missing': 'Saya tiada dompet',
  'title.AllWallets': 'Semua dompet',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Ada sesuatu yang tidak kena',
  'modal.retry': 'Cuba lagi',
  'connect.installed': 'Dipasang',
  'connect.inSession': 'Putuskan {wallet} dahulu',
  'connect.recent': 'Terkini',
}
