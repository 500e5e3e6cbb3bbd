import type { MessagesByCode } from '../../messages-by-code.ts'

/** Russian: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Закрыть',
  'modal.back': 'Назад',
  'modal.loading': 'Загрузка',
  'title.Connect': 'Подключите кошелёк',
  'help.Connect': 'Что такое кошелёк?',
  'connect.connected': 'Подключён',
  'connect.list': 'Кошельки',
  'connect.qrCode': 'QR-код',
  'connect.missing': 'У меня нет кошелька',
  'title.AllWallets': 'Все кошельки',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Что-то пошло не так',
  'modal.retry': 'Повторить',
  'connect.installed': 'Установлен',
  'connect.inSession': 'Сначала отключите {wallet}',
  'connect.recent': 'Недавний',
}
