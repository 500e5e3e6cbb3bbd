import type { MessagesByCode } from '../../messages-by-code.ts'

/** Arabic: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': 'إغلاق',
  'modal.back': 'رجوع',
  'modal.loading': 'جارٍ التحميل',
  'title.Connect': 'ربط محفظة',
  'help.Connect': 'ما هي المحفظة؟',
  'connect.connected': 'متصلة',
  'connect.list': 'المحافظ',
  'connect.qrCode': 'رمز QR',
  'connect.missing': 'ليست لديّ محفظة',
  'title.AllWallets': 'كل المحافظ',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'حدث خطأ ما',
  'modal.retry': 'إعادة المحاولة',
  'connect.installed': 'مثبّتة',
  'connect.inSession': 'اقطع اتصال {wallet} أولًا',
  'connect.recent': 'الأخيرة',
}
