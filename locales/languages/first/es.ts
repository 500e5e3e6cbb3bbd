import type { MessagesByCode } from '../../messages-by-code.ts'

/** Spanish: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Cerrar',
  'modal.back': 'Atrás',
  'modal.loading': 'Cargando',
  'title.Connect': 'Conectar una billetera',
  'help.Connect': '¿Qué es una billetera?',
  'connect.connected': 'Conectada',
  'connect.list': 'Billeteras',
  'connect.qrCode': 'Código QR',
  'connect.missing': 'No tengo una billetera',
  'title.AllWallets': 'Todas las billeteras',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Algo salió mal',
  'modal.retry': 'Reintentar',
  'connect.installed': 'Instalada',
  'connect.inSession': 'Primero desconecta {wallet}',
  'connect.recent': 'Reciente',
}
