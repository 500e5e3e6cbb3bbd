import type { MessagesByCode } from '../../messages-by-code.ts'

/** Turkish: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Kapat',
  'modal.back': 'Geri',
  'modal.loading': 'Yükleniyor',
  'title.Connect': 'Cüzdan bağla',
  'help.Connect': 'Cüzdan nedir?',
  'connect.connected': 'Bağlı',
  'connect.list': 'Cüzdanlar',
  'connect.qrCode': 'QR kodu',
  'connect.missing': 'Cüzdanım yok',
  'title.AllWallets': 'Tüm cüzdanlar',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Bir sorun oluştu',
  'modal.retry': 'Tekrar dene',
  'connect.installed': 'Yüklü',
  'connect.inSession': 'Önce {wallet} bağlantısını kesin',
  'connect.recent': 'En son',
}
