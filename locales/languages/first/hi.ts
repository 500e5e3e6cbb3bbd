import type { MessagesByCode } from '../../messages-by-code.ts'

/** Hindi: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'बंद करें',
  'modal.back': 'वापस',
  'modal.loading': 'लोड हो रहा है',
  'title.Connect': 'वॉलेट कनेक्ट करें',
  'help.Connect': 'वॉलेट क्या है?',
  'connect.connected': 'कनेक्टेड',
  'connect.list': 'वॉलेट',
  'connect.qrCode': 'QR कोड',
  'connect.missing': 'मेरे पास वॉलेट नहीं है',
  'title.AllWallets': 'सभी वॉलेट',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'कुछ गड़बड़ हो गई',
  'modal.retry': 'फिर से कोशिश करें',
  'connect.installed': 'इंस्टॉल्ड',
  'connect.inSession': 'पहले {wallet} को डिस्कनेक्ट करें',
  'connect.recent': 'हालिया',
}
