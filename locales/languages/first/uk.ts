import type { MessagesByCode } from '../../messages-by-code.ts'

/** Ukrainian: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Закрити',
  'modal.back': 'Назад',
  'modal.loading': 'Завантаження',
  'title.Connect': 'Підключити гаманець',
  'help.Connect': 'Що таке гаманець?',
  'connect.connected': 'Підключено',
  'connect.list': 'Гаманці',
  'connect.qrCode': 'QR-код',
  'connect.missing': 'У мене немає гаманця',
  'title.AllWallets': 'Усі гаманці',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Щось пішло не так',
  'modal.retry': 'Спробувати знову',
  'connect.installed': 'Встановлено',
  'connect.inSession': 'Спершу відключіть {wallet}',
  'connect.recent': 'Нещодавній',
}
