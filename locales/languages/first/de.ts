import type { MessagesByCode } from '../../messages-by-code.ts'

/** German: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Schließen',
  'modal.back': 'Zurück',
  'modal.loading': 'Wird geladen',
  'title.Connect': 'Wallet verbinden',
  'help.Connect': 'Was ist eine Wallet?',
  'connect.connected': 'Verbunden',
  'connect.list': 'Wallets',
  'connect.qrCode': 'QR-Code',
  'connect.missing': 'Ich habe keine Wallet',
  'title.AllWallets': 'Alle Wallets',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Etwas ist schiefgelaufen',
  'modal.retry': 'Erneut versuchen',
  'connect.installed': 'Installiert',
  'connect.inSession': 'Zuerst {wallet} trennen',
  'connect.recent': 'Zuletzt',
}
