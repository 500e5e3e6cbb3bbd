import type { MessagesByCode } from '../../messages-by-code.ts'

/** Portuguese, as Brazil writes it: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Fechar',
  'modal.back': 'Voltar',
  'modal.loading': 'Carregando',
  'title.Connect': 'Conectar carteira',
  'help.Connect': 'O que é uma carteira?',
  'connect.connected': 'Conectada',
  'connect.list': 'Carteiras',
  'connect.qrCode': 'QR code',
  'connect.missing': 'Não tenho uma carteira',
  'title.AllWallets': 'Todas as carteiras',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Algo deu errado',
  'modal.retry': 'Tentar novamente',
  'connect.installed': 'Instalada',
  'connect.inSession': 'Desconecte a {wallet} primeiro',
  'connect.recent': 'Recente',
}
