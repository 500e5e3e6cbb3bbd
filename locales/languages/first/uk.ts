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
  'view.failed': 'Закрийте це вікно й відкрийте знову або перезавантажте сторінку.',
  'connect.installed': 'Встановлено',
  'connect.inSession': 'Спершу відключіть {wallet}',
  'connect.recent': 'Нещодавній',
}
