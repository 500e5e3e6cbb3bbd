import type { MessagesByCode } from '../../messages-by-code.ts'

/** French: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'Fermer',
  'modal.back': 'Retour',
  'modal.loading': 'Chargement',
  'title.Connect': 'Connecter un portefeuille',
  'help.Connect': 'Qu’est-ce qu’un portefeuille ?',
  'connect.connected': 'Connecté',
  'connect.list': 'Portefeuilles',
  'connect.qrCode': 'Code QR',
  'connect.missing': 'Je n’ai pas de portefeuille',
  'title.AllWallets': 'Tous les portefeuilles',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Un problème est survenu',
  'modal.retry': 'Réessayer',
  'connect.installed': 'Installé',
  'connect.inSession': 'Déconnectez d’abord {wallet}',
  'connect.recent': 'Récent',
}
