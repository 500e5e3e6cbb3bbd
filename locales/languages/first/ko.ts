import type { MessagesByCode } from '../../messages-by-code.ts'

/** Korean: what the first open says [look-language]. */
export const messages: MessagesByCode = {
  'modal.close': '닫기',
  'modal.back': '뒤로',
  'modal.loading': '로딩 중',
  'title.Connect': '지갑 연결',
  'help.Connect': '지갑이란?',
  'connect.connected': '연결됨',
  'connect.list': '지갑',
  'connect.qrCode': 'QR 코드',
  'connect.missing': '지갑이 없으신가요?',
  'title.AllWallets': '모든 지갑',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': '문제가 발생했습니다',
  'modal.retry': '다시 시도',
  'connect.installed': '설치됨',
  'connect.inSession': '먼저 {wallet} 연결을 해제하세요',
  'connect.recent': '최근',
}
